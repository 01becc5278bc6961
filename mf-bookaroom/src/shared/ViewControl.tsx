import { SegmentedControl } from '@park/ui';
import { ListIcon, Table2Icon } from '@park/ui/icons';
import { useRoomTexts } from '../texts/use-room-texts';
import type { useDayView } from './use-day-view';

type DayView = ReturnType<typeof useDayView>;

/** Timeline, or a list with the same content. */
export function ViewControl({ view, onChange }: { readonly view: DayView[0]; readonly onChange: DayView[1] }) {
  const { t } = useRoomTexts();
  return (
    <SegmentedControl
      size="small"
      legend={t('day.view')}
      value={view}
      onChange={onChange}
      options={[
        { value: 'timeline', label: t('day.timeline'), icon: <Table2Icon size={16} /> },
        { value: 'list', label: t('day.list'), icon: <ListIcon size={16} /> },
      ]}
    />
  );
}
