import { useState } from 'react';

interface TypedValueOptions {
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  /** The value that a text means, or null. */
  parse: (text: string) => string | null;
  /** Passes on text without a value, for a form whose schema refuses it. */
  keepsText: boolean;
}

/** A text that is typed in any usual way and means a value, such as a day or a time. */
export function useTypedValue({ value, onChange, parse, keepsText }: TypedValueOptions) {
  // The text while it is typed; dropped when the value changes in another way.
  const [typed, setTyped] = useState<{ text: string; over: string; emitted: string }>();
  const [isLeft, setIsLeft] = useState(false);
  const isTyping = typed !== undefined && (typed.over === value || typed.emitted === value);
  const emit = (next: string) => {
    if (next !== value) onChange({ target: { value: next } });
  };
  return {
    /** Undefined: shows the value. */
    text: isTyping ? typed.text : undefined,
    isUnclear: isLeft && !keepsText && isTyping && typed.text.trim() !== '' && parse(typed.text) === null,
    type(text: string) {
      const next = parse(text) ?? (keepsText ? text : '');
      setTyped({ text, over: value, emitted: next });
      setIsLeft(false);
      emit(next);
    },
    /** A value is written out in full, an empty field shows the value that its owner keeps. */
    finish() {
      setIsLeft(true);
      if (typed && (typed.text.trim() === '' || parse(typed.text) !== null)) setTyped(undefined);
    },
    choose(next: string) {
      setTyped(undefined);
      emit(next);
    },
  };
}
