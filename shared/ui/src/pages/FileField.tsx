import { buttonClassName, Field, type FieldProps } from '@park/ui';
import { useState } from 'react';
import styles from './FileField.module.css';
import { usePagesTexts } from './texts';

export interface FileFieldProps extends Pick<FieldProps, 'label' | 'help' | 'error' | 'optional' | 'id'> {
  /** File name endings and media types, separated by commas. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly onFile: (file: File) => void;
}

/**
 * Asks for a file, chosen or dropped. The browser's own control covers the field, invisible: its words would be in the
 * language of the device. The same file can be chosen again.
 */
export function FileField({ accept, disabled, onFile, ...field }: FileFieldProps) {
  const texts = usePagesTexts().file;
  const [name, setName] = useState<string>();
  const [isOver, setIsOver] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <span className={styles.field} data-over={isOver || undefined}>
          <input
            {...control}
            className={styles.control}
            type="file"
            accept={accept}
            disabled={disabled}
            onDragEnter={() => setIsOver(true)}
            onDragLeave={() => setIsOver(false)}
            onDrop={() => setIsOver(false)}
            onChange={({ target }) => {
              const file = target.files?.[0];
              target.value = '';
              if (!file) return;
              setName(file.name);
              onFile(file);
            }}
          />
          <span className={buttonClassName({ className: styles.button })} aria-hidden="true">
            {texts.choose}
          </span>
          <span className={styles.name}>{name ?? texts.drop}</span>
        </span>
      )}
    </Field>
  );
}
