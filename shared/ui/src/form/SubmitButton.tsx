import { Button, type ButtonProps } from '@park/ui';
import { useFormState } from 'react-hook-form';
import styles from './Form.module.css';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon' | 'form'> {
  /** Names the action: "Book 10:00 to 11:00". */
  children: string;
  /** Label while submitting: "Booking". */
  busyText: string;
}

/** Submits the surrounding form. Never disabled: pressing it shows what is missing. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} type="submit" variant={variant} className={styles.submit} busy={isSubmitting} />;
}
