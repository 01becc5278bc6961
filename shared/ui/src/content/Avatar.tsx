import { useState } from 'react';
import { classNames } from '../class-names';
import styles from './Avatar.module.css';
import { hashNumber } from './hash-number';

export interface MarkProps {
  /** Name of the person or company; initials and colour are derived from it. */
  name: string;
  /** Address of the picture or logo. The initials are shown without it or if it does not load. */
  picture?: string | null;
  /** 28 · 40 (default) · 72 px. */
  size?: 'small' | 'normal' | 'large';
}

const initials = (name: string) => {
  const words = name
    .trim()
    .split(/[\s\-’']+/)
    .filter((word) => /^\p{L}|^\p{N}/u.test(word));
  const letters = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0] ?? '?'];
  return letters
    .map((word) => Array.from(word ?? '')[0])
    .join('')
    .toLocaleUpperCase();
};

/** The name is always shown beside it, so picture and initials are hidden from screen readers. */
function Mark({ name, picture, size = 'normal', kind }: MarkProps & { kind: 'person' | 'company' }) {
  const [broken, setBroken] = useState<string>();
  const shown = picture && picture !== broken ? picture : undefined;
  const tone = `tone${hashNumber(name) % 5}`;
  return (
    <span
      className={classNames(
        styles.mark,
        styles[kind],
        styles[size],
        shown ? kind === 'company' && styles.logo : styles[tone],
      )}
      aria-hidden="true"
    >
      {shown ? (
        <img src={shown} alt="" loading="lazy" decoding="async" onError={() => setBroken(shown)} />
      ) : (
        initials(name)
      )}
    </span>
  );
}

/** A person: picture or initials. */
export const Avatar = (props: MarkProps) => <Mark {...props} kind="person" />;

/** A company: logo or letters. */
export const Monogram = (props: MarkProps) => <Mark {...props} kind="company" />;
