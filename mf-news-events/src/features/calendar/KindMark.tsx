import { classNames } from '@park/ui';
import styles from './KindMark.module.css';
import { useKind } from './kinds';

const shapes = [
  <circle key="disc" cx="5" cy="5" r="4.5" />,
  <rect key="square" x="1" y="1" width="8" height="8" />,
  <path key="triangle" d="M5 .5 9.7 9H.3z" />,
  <path key="diamond" d="M5 0l5 5-5 5-5-5z" />,
  <path
    key="ring"
    fillRule="evenodd"
    d="M5 .5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zm0 2.3a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4z"
  />,
  <path key="cross" d="M3.5 0h3v3.5H10v3H6.5V10h-3V6.5H0v-3h3.5z" />,
];

/** Class of elements with `data-kind` that use the colour `--kind`. */
export const kindClass = styles.kind;

/** The shape of a type of events, in its colour. The type's name is next to it or in the filter above. */
export function KindMark({ type }: { readonly type: string }) {
  const kind = useKind(type);
  if (kind === undefined) return null;
  return (
    <svg
      className={classNames(styles.mark, styles.kind)}
      data-kind={kind}
      width="10"
      height="10"
      viewBox="0 0 10 10"
      aria-hidden="true"
    >
      {shapes[kind - 1]}
    </svg>
  );
}
