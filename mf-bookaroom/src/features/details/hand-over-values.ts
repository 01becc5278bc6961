/** The form of a hand-over: the colleague who gets the booking. */
import { formSchema } from '@park/ui/form';

// Forms parse again without the values that fail because they are empty.
export const HandOverInput = formSchema(({ ownerId }: { ownerId?: string }) =>
  ownerId
    ? { success: true as const, data: { ownerId } }
    : { success: false as const, error: { issues: [{ path: ['ownerId'], message: 'errors.field.notChosen' }] } },
);
