/** How long plates are known. */
import { addDays } from '../../../core/time/park-time';

const plateDays = 30;

/** Returns the first day of which plates are still known; those of earlier days are erased, and shown no more. */
export const firstDayWithPlates = (today: string): string => addDays(today, -plateDays);
