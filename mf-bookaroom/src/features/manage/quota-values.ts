/** The form of a quota, where hours are a text; the contract counts minutes. */
import { maxQuotaHours } from '@park/contract/room-limits';
import { formSchema } from '@park/ui/form';
import { minutesPerHour } from './quota-hours';

/** An empty text means no limit. */
export const QuotaInput = formSchema((values: { minutesPerMonth: string }) => {
  type Quota = { minutesPerMonth: number | null };
  const text = values.minutesPerMonth.trim();
  if (text === '') return { success: true as const, data: { minutesPerMonth: null } as Quota };
  // Digits with at most one comma or point; `Number` alone would also read "1e2" and "0x10".
  const hours = /^\d+([.,]\d*)?$/.test(text) ? Number(text.replace(',', '.')) : NaN;
  if (hours <= maxQuotaHours)
    return { success: true as const, data: { minutesPerMonth: Math.round(hours * minutesPerHour) } as Quota };
  const limit = { code: 'too_big', maximum: maxQuotaHours };
  const issue = { path: ['minutesPerMonth'], message: 'errors.rooms.invalidQuota', ...limit };
  return { success: false as const, error: { issues: [issue] } };
});
