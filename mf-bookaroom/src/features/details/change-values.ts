/** The form of another time for a date: the wanted times, which may not be free on the chosen day. */
import { isCalendarDay } from '@park/platform';
import { formSchema } from '@park/ui/form';

export const changeScopes = ['one', 'following', 'all'] as const;

export interface ChangeValues {
  scope: (typeof changeScopes)[number];
  /** The day of `one`; other scopes keep their days. */
  date: string;
  roomId: string;
  /** Milliseconds since 1970. */
  start: number;
  end: number;
}

export const ChangeInput = formSchema((values: ChangeValues) =>
  values.scope === 'one' && !isCalendarDay(values.date)
    ? { success: false as const, error: { issues: [{ path: ['date'], message: 'errors.field.invalidDate' }] } }
    : { success: true as const, data: values },
);
