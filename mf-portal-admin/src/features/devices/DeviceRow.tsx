import { useFormat } from '@park/platform';
import { Badge, Button, classNames } from '@park/ui';
import { MonitorIcon, MonitorSmartphoneIcon } from '@park/ui/icons';
import rows from '../../shared/IconRows.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './SignedInDevices.module.css';
import type { SessionRow } from './session-row';
import { useDeviceLabel } from './use-device-label';

export interface DeviceRowProps {
  readonly session: SessionRow;
  readonly isEnding: boolean;
  readonly onEnd: () => void;
}

export function DeviceRow({ session, isEnding, onEnd }: DeviceRowProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  const device = useDeviceLabel()(session);
  const Icon = /Mobile|Android|iPhone|iPad/.test(session.device ?? '') ? MonitorSmartphoneIcon : MonitorIcon;
  const used = session.isCurrent
    ? t('devices.inUse')
    : t('devices.lastUsed', { when: format.relative(session.lastUsedAt) });
  return (
    <li className={rows.row}>
      <span className={rows.icon}>
        <Icon size={20} />
      </span>
      <div className={rows.words}>
        <h3 className={classNames(rows.title, styles.name)}>
          {device}
          {session.isCurrent && <Badge tone="accent">{t('devices.current')}</Badge>}
        </h3>
        <p className={rows.meta}>
          {used}
          <span className={styles.since}> · {t('devices.since', { day: format.day(session.createdAt) })}</span>
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          busy={isEnding}
          busyText={t('devices.ending')}
          aria-label={isEnding ? undefined : t('devices.endNamed', { device })}
          onClick={onEnd}
        >
          {t('devices.end')}
        </Button>
      )}
    </li>
  );
}
