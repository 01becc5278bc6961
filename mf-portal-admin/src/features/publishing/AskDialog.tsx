import { publicationLimits } from '@park/contract/publishing';
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
  const [value, setValue] = useState(question.current);
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={() => question.answer(null)}
      actions={
        <>
          <Button onClick={() => question.answer(null)}>{cancel}</Button>
          <Button variant="primary" onClick={() => question.answer(value.trim())}>
            {t('publishing.apply')}
          </Button>
        </>
      }
    >
      <Field label={label} help={help} className={styles.ask}>
        {(control) => (
          <TextInput
            {...control}
            lang={lang}
            value={value}
            maxLength={publicationLimits.imageAlt}
            onChange={({ target }) => setValue(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              question.answer(value.trim());
            }}
          />
        )}
      </Field>
    </Dialog>
  );
}
