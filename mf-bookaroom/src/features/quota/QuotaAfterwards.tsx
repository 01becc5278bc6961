import { useFormat } from '@park/platform';
import type { Room, RoomQuota } from '@park/contract/rooms';
import { useRoomLabels } from '../../shared/use-room-labels';
import { useRoomTexts } from '../../texts/use-room-texts';
import styles from './QuotaStatus.module.css';

export interface QuotaAfterwardsProps {
  readonly quotas: readonly RoomQuota[];
  readonly room: Pick<Room, 'contractIds'>;
  readonly start: string;
  readonly minutes: number;
}

/** Hours that are left before and after the booking, of the contract that it is charged to. */
export function QuotaAfterwards({ quotas, room, start, minutes }: QuotaAfterwardsProps) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const labels = useRoomLabels();
  const month = format.dayOf(start).slice(0, 7);
  const quota = quotas.find((one) => room.contractIds.includes(one.contractId) && one.month.startsWith(month));
  if (!quota) return null;
  return (
    <p className={styles.item}>
      {t('quota.afterwards', {
        left: labels.duration(quota.leftMinutes),
        after: labels.duration(Math.max(0, quota.leftMinutes - minutes)),
      })}
    </p>
  );
}
