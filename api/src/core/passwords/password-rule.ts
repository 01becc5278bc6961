import { passwordLength } from '@park/domain';
import { ApiError } from '../errors/api-error';
import type { ApiConfiguration } from '../configuration/configuration';
import { isCommonPassword } from './common-passwords';
import { isGuessable } from './guessable-words';

type ParkName = Pick<ApiConfiguration, 'parkName'>;

/**
 * Returns the error key for a new password, or null: length, equality with the e-mail address, words of the park and the
 * person, common passwords (MISS-08).
 */
export async function checkPassword(password: string, email: string, { parkName }: ParkName): Promise<string | null> {
  const length = [...password].length;
  if (length < passwordLength.min) return 'errors.auth.passwordTooShort';
  if (length > passwordLength.max) return 'errors.auth.passwordTooLong';
  const plain = password.trim().toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0])
    return 'errors.auth.passwordIsEmail';
  if (isGuessable(password, [parkName.en, parkName.fr, email.split('@')[0] ?? ''])) return 'errors.auth.passwordCommon';
  return (await isCommonPassword(password)) ? 'errors.auth.passwordCommon' : null;
}

/**
 * Checks a new password.
 * @throws ApiError 400 with the field `password` if it breaks the password rule
 */
export async function requireValidPassword(password: string, email: string, park: ParkName): Promise<void> {
  const fault = await checkPassword(password, email, park);
  if (fault) throw new ApiError(400, fault, { fields: { password: fault } });
}
