import { Button, EmptyState } from '@park/ui';
import { useRoomTexts } from '../texts/use-room-texts';

/** No room fits the filters. */
export function NoRooms({ onClear }: { readonly onClear: () => void }) {
  const { t } = useRoomTexts();
  return (
    <EmptyState
      kind="filteredOut"
      headingLevel={3}
      title={t('empty.filteredOut.title')}
      reason={t('empty.filteredOut.reason')}
      action={<Button onClick={onClear}>{t('empty.filteredOut.action')}</Button>}
    />
  );
}
