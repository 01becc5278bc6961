import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { UiLink, type UiLinkProps } from '../links/UiLink';
import styles from './Button.module.css';
import { buttonClassName, type ButtonLook } from './button-class-name';

export interface ButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>, Omit<ButtonLook, 'iconOnly'> {
  /** While true the button keeps focus, says `busyText` and does nothing when pressed. */
  busy?: boolean;
  /** Label while busy, for example "Booking". Default: a general text. */
  busyText?: string;
  icon?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Names the action: "Book 10:00 to 11:00", never "OK". */
export function Button({
  variant,
  size,
  wide,
  className,
  busy = false,
  busyText,
  icon,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // aria-disabled instead of disabled: a disabled button would lose the focus of the person who has just pressed it.
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, wide, className })}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {busy ? (busyText ?? children) : children}
    </button>
  );
}

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'wide' | 'busyText' | 'icon' | 'aria-label'> {
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
}

/** Only for icons that everybody knows (close, more); elsewhere use a text. */
export function IconButton({
  label,
  icon,
  variant = 'quiet',
  size,
  className,
  busy = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      {...rest}
      type={type}
      className={buttonClassName({ variant, size, className, iconOnly: true })}
      aria-label={label}
      title={label}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
    </button>
  );
}

export interface ButtonLinkProps extends Omit<UiLinkProps, 'className'>, Omit<ButtonLook, 'iconOnly'> {
  icon?: ReactNode;
}

/** A link that looks like a button, for navigation. Use a Button for anything that changes data. */
export function ButtonLink({ variant, size, wide, className, icon, children, ...rest }: ButtonLinkProps) {
  return (
    <UiLink {...rest} className={buttonClassName({ variant, size, wide, className })}>
      {icon}
      {children}
    </UiLink>
  );
}
