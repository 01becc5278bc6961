import { passwordLength } from '@park/domain';
import { ApiError } from '../errors/api-error';
import { isCommonPassword } from './common-passwords';

/**
 * Returns the error key for a new password, or null: length, equality with the e-mail address, common passwords
 * (MISS-08).
 */
export function checkPassword(password: string, email: string): string | null {
  const length = [...password].length;
  if (length < passwordLength.min) return 'errors.auth.passwordTooShort';
  if (length > passwordLength.max) return 'errors.auth.passwordTooLong';
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0])
    return 'errors.auth.passwordIsEmail';
  return isCommonPassword(password) ? 'errors.auth.passwordCommon' : null;
}

/**
 * Checks a new password.
 * @throws ApiError 400 with the field `password` if it breaks the password rule
 */
export function requireValidPassword(password: string, email: string): void {
  const fault = checkPassword(password, email);
  if (fault) throw new ApiError(400, fault, { fields: { password: fault } });
}
