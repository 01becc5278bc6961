/** Converts between the form of a closure and the contract. */
import type { CallResponse } from '@park/contract';
import { ClosureBody } from '@park/contract/room-closures';
import type { ManagedRoom } from '@park/contract/room-management';
import { formSchema, type OutputOf, type ParkForm } from '@park/ui/form';

export interface ClosureValues {
  roomIds: string[];
  from: { day: string; time: string };
  until: { day: string; time: string };
  repeat: { every: 'never' | 'day' | 'week'; until: string };
  reason: { en: string; fr: string };
  allowedRoles: number[];
  allowedCompanyIds: string[];
  message: string;
}

export const emptyClosure: ClosureValues = {
  roomIds: [],
  from: { day: '', time: '08:00' },
  until: { day: '', time: '18:00' },
  repeat: { every: 'never', until: '' },
  reason: { en: '', fr: '' },
  allowedRoles: [],
  allowedCompanyIds: [],
  message: '',
};

/** The rules of the contract, applied to the values of the form. */
export const ClosureInput = formSchema(({ repeat, ...rest }: ClosureValues) => {
  const parsed = ClosureBody.safeParse({ ...rest, repeat: repeat.every === 'never' ? null : repeat });
  if (parsed.success) return parsed;
  const emptyDays = [
    ['from.day', rest.from.day],
    ['until.day', rest.until.day],
    ['repeat.until', repeat.until],
  ].flatMap(([name, day]) => (day ? [] : [name]));
  const issues = parsed.error.issues.map((issue) => {
    const name = issue.path.join('.');
    if (name === 'roomIds') return { ...issue, message: 'errors.field.notChosen' };
    if (emptyDays.includes(name)) return { ...issue, message: 'errors.field.required' };
    // An end before the start concerns the whole end; the field is its day.
    return name === 'until' ? { ...issue, path: ['until', 'day'], message: 'errors.rooms.endsBeforeStart' } : issue;
  });
  return { success: false as const, error: { issues } };
});

export interface ClosureFieldsProps {
  readonly form: ParkForm<ClosureValues, OutputOf<typeof ClosureInput>>;
  readonly rooms: readonly ManagedRoom[];
  readonly choices: Pick<CallResponse<'GET /api/rooms/managed'>, 'roles' | 'companies'>;
}
