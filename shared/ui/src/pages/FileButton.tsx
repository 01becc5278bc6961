import { Button, type ButtonProps } from '@park/ui';
import { useRef } from 'react';

export interface FileButtonProps extends Pick<
  ButtonProps,
  'variant' | 'size' | 'icon' | 'busy' | 'busyText' | 'children'
> {
  /** File name endings and media types, separated by commas. */
  readonly accept: string;
  /** Complete name for assistive technology, such as "Replace the English file of Press release". */
  readonly label?: string;
  readonly onFile: (file: File) => void;
}

/** A button that asks for a file. The same file can be chosen again. */
export function FileButton({ accept, label, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} aria-label={label} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
    </>
  );
}
