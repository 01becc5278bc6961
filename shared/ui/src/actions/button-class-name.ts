import { classNames } from '../class-names';
import styles from './Button.module.css';

/** primary: the one main action of a screen · secondary: the others · quiet: in rows and bars · danger: destructive. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

export interface ButtonLook {
  /** Default: secondary. */
  variant?: ButtonVariant;
  /** Default: normal, 40 px high (44 for fingers); small is 32. */
  size?: 'normal' | 'small';
  /** Fills the available width. */
  wide?: boolean;
  iconOnly?: boolean;
  className?: string;
}

/** The class name of a button, for elements that are not a Button. */
export const buttonClassName = ({
  variant = 'secondary',
  size = 'normal',
  wide,
  iconOnly,
  className,
}: ButtonLook = {}) =>
  classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    wide && styles.wide,
    iconOnly && styles.iconOnly,
    className,
  );
