/** Converts between the form of a quota, where hours are a text, and the contract, which counts minutes. */
import { formSchema } from '@park/ui/form';

const minutesPerHour = 60;
/** Hours of a month with 31 days. */
const maxHours = 31 * 24;

export const hoursOf = (minutes: number): number => minutes / minutesPerHour;

/** An empty text means no limit. */
export const QuotaInput = formSchema((values: { minutesPerMonth: string }) => {
  type Quota = { minutesPerMonth: number | null };
  const text = values.minutesPerMonth.trim();
  if (text === '') return { success: true as const, data: { minutesPerMonth: null } as Quota };
  const hours = Number(text.replace(',', '.'));
  if (hours >= 0 && hours <= maxHours)
    return { success: true as const, data: { minutesPerMonth: Math.round(hours * minutesPerHour) } as Quota };
  const issue = { path: ['minutesPerMonth'], message: 'errors.rooms.invalidQuota' };
  return { success: false as const, error: { issues: [issue] } };
});
