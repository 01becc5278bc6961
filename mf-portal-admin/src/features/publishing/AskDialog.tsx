import { publicationLimits } from '@park/contract/publishing';
import { useTexts } from '@park/platform';
import { Button, Dialog, Field, TextInput, useUiTexts } from '@park/ui';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Publishing.module.css';

export interface Question {
  readonly current: string;
  /** Null cancels. */
  readonly answer: (value: string | null) => void;
}

interface AskDialogProps {
  readonly question: Question;
  readonly title: string;
  readonly label: string;
  readonly help?: string;
  readonly lang?: string;
}

/** Asks for the description of a picture in the text. Not a form: it is inside the editor's. */
export function AskDialog({ question, title, label, help, lang }: AskDialogProps) {
  const { t } = usePortalTexts();
  const { cancel } = useUiTexts();
  const { t: translate } = useTexts();
  const [value, setValue] = useState(question.current);
  const [hasApplied, setHasApplied] = useState(false);
  const limit = publicationLimits.imageAlt;
  const text = value.trim();
  const isTooLong = text.length > limit;
  const apply = () => (isTooLong ? setHasApplied(true) : question.answer(text));
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={() => question.answer(null)}
      actions={
        <>
          <Button onClick={() => question.answer(null)}>{cancel}</Button>
          <Button variant="primary" onClick={apply}>
            {t('publishing.apply')}
          </Button>
        </>
      }
    >
      <Field
        label={label}
        help={help}
        error={hasApplied && isTooLong && translate('errors.field.tooLong', { count: limit })}
        className={styles.ask}
      >
        {(control) => (
          <TextInput
            {...control}
            lang={lang}
            value={value}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              apply();
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
