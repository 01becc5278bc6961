/** The forms of one's own account. Of the domain they import only limits, so their chunks carry no permission (AMB-59). */
import * as z from 'zod/mini';
import { requiredText, text } from './fields';
import { chosenPassword, givenPassword, personName, phoneNumber } from './person-fields';

export const NameForm = z.object({ firstName: personName(), lastName: personName(), phone: phoneNumber() });

export const PasswordForm = z.object({
  current: givenPassword(),
  password: chosenPassword(),
});

export const ListingForm = z.object({
  isListed: z.boolean(),
  title: text(100),
  showsPicture: z.boolean(),
  showsEmail: z.boolean(),
  showsPhone: z.boolean(),
});

/** What a person calls a passkey: 1 to 100 characters. */
export const passkeyName = () => requiredText(100);

const current = () => z.string().check(z.maxLength(1024, 'errors.field.tooLong'));

export const PasskeyForm = z.object({ name: passkeyName(), current: current() });

export const PasskeyNameForm = z.object({ name: passkeyName() });

export const RemovePasskeyForm = z.object({ current: current() });

export const ConfirmForm = z.object({ current: givenPassword() });
