/** The form of a combined room: the whole, and the rooms that it consists of. */
import { formSchema } from '@park/ui/form';

export interface CombinationValues {
  wholeId: string;
  partIds: string[];
}

const minParts = 2;

// Forms parse again without the values that fail because they are empty.
export const CombinationInput = formSchema(({ wholeId = '', partIds: chosen = [] }: Partial<CombinationValues>) => {
  // A room that was chosen as a part first may have become the whole.
  const partIds = chosen.filter((id) => id !== wholeId);
  const issues = [
    ...(wholeId === '' ? [{ path: ['wholeId'], message: 'errors.field.notChosen' }] : []),
    ...(partIds.length < minParts ? [{ path: ['partIds'], message: 'errors.rooms.tooFewParts' }] : []),
  ];
  return issues.length === 0
    ? { success: true as const, data: { wholeId, partIds } satisfies CombinationValues }
    : { success: false as const, error: { issues } };
});
