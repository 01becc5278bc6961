import { SegmentedControl } from '@park/ui';
import { useRoomTexts } from '../../texts/use-room-texts';
import type { RoomAddress } from '../../shared/use-room-address';
import { spanOf, spans } from './span';

/** Day, week or month. */
export function SpanControl({ address }: { address: RoomAddress }) {
  const { t } = useRoomTexts();
  return (
    <SegmentedControl
      size="small"
      legend={t('calendar.span')}
      value={spanOf(address)}
      onChange={(span) => address.set({ span: span === 'day' ? null : span })}
      options={spans.map((value) => ({ value, label: t(`calendar.${value}`) }))}
    />
  );
}
