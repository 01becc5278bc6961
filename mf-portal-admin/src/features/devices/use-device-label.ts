import type { SessionRow } from './session-row';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { deviceName } from './device-name';

/** "Firefox on Linux". */
export function useDeviceLabel(): (session: SessionRow) => string {
  const { t } = usePortalTexts();
  return ({ device, source }) => {
    const name = deviceName(device);
    if (name) return t('devices.name', { browser: name.browser, system: name.system });
    return source === 'app' ? t('devices.app') : t('devices.unknown');
  };
}
