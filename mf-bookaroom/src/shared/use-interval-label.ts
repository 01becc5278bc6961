import { useFormat } from '@park/platform';
import { useCallback } from 'react';
import type { Interval } from './intervals';
import { useRoomTexts } from '../texts/use-room-texts';

/** "Your booking: Review, 10:00 to 11:00"; of others only that it is booked, as long as the answer says no more. */
export function useIntervalLabel(): (interval: Interval) => string {
  const { t } = useRoomTexts();
  const format = useFormat();
  return useCallback(
    ({ kind, start, end, busy }) => {
      // A interval that is not free; free ones are named by what can be done with them.
      const plain = kind === 'free' ? '' : t(`interval.${kind}`);
      const detail = busy?.booking?.title ?? busy?.reason;
      const what = detail ? t('interval.named', { what: plain, title: detail }) : plain;
      return t('interval.between', { what, from: format.time(start), until: format.time(end) });
    },
    [t, format],
  );
}
