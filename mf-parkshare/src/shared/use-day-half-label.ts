import type { HalfChoice } from '@park/contract/parking';
import { useFormat } from '@park/platform';
import { useParkshareTexts } from '../texts/use-parkshare-texts';

/** "Fri 20 Nov, morning" */
export function useDayHalfLabel(): (day: string, half: HalfChoice) => string {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (day, half) => t(`moment.${half}`, { day: format.day(day) });
}
