import { SearchIcon, XIcon } from '@park/ui/icons';
import { useRef } from 'react';
import { IconButton } from '../actions/Button';
import { classNames } from '../class-names';
import { useUiTexts } from '../texts/UiTextsProvider';
import { TextInput, type TextInputProps } from './inputs';
import styles from './search.module.css';

export interface SearchInputProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange' | 'ref'> {
  /** Accessible name: what is searched. Often the same as the placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search field with a button that clears it and returns the focus to the field. */
export function SearchInput({ label, value, onChange, className, placeholder = label, ...rest }: SearchInputProps) {
  const texts = useUiTexts();
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <span className={classNames(styles.search, className)}>
      <SearchIcon size={16} />
      <TextInput
        {...rest}
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoComplete="off"
        spellCheck={false}
      />
      {value !== '' && (
        <IconButton className={styles.clear} label={texts.clearSearch} icon={<XIcon size={16} />} onClick={clear} />
      )}
    </span>
  );
}
