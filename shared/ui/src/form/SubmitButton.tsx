import { Button, type ButtonProps } from '@park/ui';
import { useFormState } from 'react-hook-form';
import styles from './Form.module.css';

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'wide' | 'icon'> {
  /** What happens: "Book 10:00 to 11:00". */
  children: string;
  /** What it is doing: "Booking". */
  busyText: string;
}

/** Sends the form around it. Never greyed out: pressing it is how one learns what is missing. */
export function SubmitButton({ variant = 'primary', ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return <Button {...rest} type="submit" variant={variant} className={styles.submit} busy={isSubmitting} />;
}
