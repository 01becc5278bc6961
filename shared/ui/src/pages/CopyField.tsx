import { Button, Field, TextInput, classNames, useUiLanguage } from '@park/ui';
import { CopyIcon } from '@park/ui/icons';
import { useRef, useState } from 'react';
import styles from './CopyField.module.css';

export interface CopyFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly text: string;
  /** What to do with the copied text, as a whole sentence. */
  readonly next?: string;
  /** Monospace, for texts that are compared character by character. */
  readonly isCode?: boolean;
}

/** Not in `PagesTexts`: most pages have nothing to copy. */
const words = {
  en: { copy: 'Copy', copied: 'Copied', selected: 'Selected. Copy it with your keyboard or by a long press.' },
  fr: { copy: 'Copier', copied: 'Copié', selected: 'Sélectionné. Copiez au clavier ou par un appui prolongé.' },
};

/** A text to copy, by the button or by hand where the clipboard is not available. */
export function CopyField({ label, help, text, next, isCode = false }: CopyFieldProps) {
  const { copy: copyWord, copied, selected } = words[useUiLanguage() === 'fr' ? 'fr' : 'en'];
  const input = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(next ? `${copied}. ${next}` : copied);
    } catch {
      // Without https or permission there is no clipboard: select the text, so that it can be copied by hand.
      input.current?.focus();
      input.current?.select();
      setOutcome(selected);
    }
  };
  return (
    <div>
      <Field label={label} help={help}>
        {(control) => (
          <span className={styles.line}>
            <TextInput
              {...control}
              ref={input}
              className={classNames(styles.text, isCode && styles.code)}
              readOnly
              value={text}
              onFocus={(event) => event.target.select()}
            />
            <Button icon={<CopyIcon size={16} />} onClick={() => void copy()}>
              {copyWord}
            </Button>
          </span>
        )}
      </Field>
      <p className={styles.outcome} role="status">
        {outcome}
      </p>
    </div>
  );
}
