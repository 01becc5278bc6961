import { useFormat } from '@park/platform';
import { useCallback } from 'react';
import type { Stretch } from './intervals';
import { useRoomTexts } from '../texts/use-room-texts';

/** "Your booking: Review, 10:00 to 11:00"; of others only that it is booked, as long as the answer says no more. */
export function useStretchText(): (stretch: Stretch) => string {
  const { t } = useRoomTexts();
  const format = useFormat();
  return useCallback(
    ({ kind, start, end, busy }) => {
      // A stretch that is not free; free ones are named by what can be done with them.
      const plain = kind === 'free' ? '' : t(`stretch.${kind}`);
      const detail = busy?.booking?.title ?? busy?.reason;
      const what = detail ? t('stretch.named', { what: plain, title: detail }) : plain;
      return t('stretch.between', { what, from: format.time(start), until: format.time(end) });
    },
    [t, format],
  );
}
