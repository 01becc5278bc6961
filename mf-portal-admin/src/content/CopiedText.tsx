import { Button, Field, TextInput } from '@park/ui';
import { CopyIcon } from '@park/ui/icons';
import { useRef, useState } from 'react';
import { usePortalTexts } from '../texts/use-portal-texts';
import styles from './CopiedText.module.css';

export interface CopiedTextProps {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
}

/** A text to take along, on one line: by the button, or by hand where the clipboard is closed. */
export function CopiedText({ label, help, text }: CopiedTextProps) {
  const { t } = usePortalTexts();
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<'copied' | 'selected'>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      // No clipboard without https or permission: the text is ready to be copied by hand.
      input.current?.focus();
      input.current?.select();
      setOutcome('selected');
    }
  };
  return (
    <div>
      <Field label={label} help={help}>
        {(control) => (
          <span className={styles.line}>
            <TextInput {...control} ref={input} className={styles.text} readOnly value={text} onFocus={(event) => event.target.select()} />
            <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {t('copy.do')}
            </Button>
          </span>
        )}
      </Field>
      <p className={styles.outcome} role="status">
        {outcome && t(`copy.${outcome}`)}
      </p>
    </div>
  );
}
