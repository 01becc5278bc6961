import { useCommand } from '@park/platform';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import { useReleaseWords } from '../registry/use-release-labels';
import { MoveDialog, type MoveProps } from './ActionDialog';
import { refreshed } from '../registry/refreshed-calls';

/** Holds what is live, or lets it go again. */
export function PinDialog({ isPinning, ...props }: MoveProps & { readonly isPinning: boolean }) {
  const { t } = usePortalTexts();
  const words = useReleaseWords();
  const { remote, version } = props;
  const pin = useCommand('POST /api/releases/{remote}/pin', refreshed);
  const area = words.area(remote);
  const kind = isPinning ? 'pin' : 'unpin';
  return (
    <MoveDialog
      {...props}
      title={t(`releases.move.${kind}.title`, { area, version })}
      confirm={t(`releases.move.${kind}.confirm`)}
      running={t(`releases.move.${kind}.running`)}
      done={t(`releases.move.${kind}.done`, { area, version })}
      run={async (reason) => {
        const result = await pin.run({
          params: { remote: remote.remote },
          body: { version: isPinning ? version : null, reason },
        });
        return result.ok ? undefined : result.error;
      }}
    >
      <p>{isPinning ? t('releases.move.pin.holds', { version }) : t('releases.move.unpin.free', { version })}</p>
      {isPinning && remote.canary && <p>{t('releases.move.canaryEnds', { version: remote.canary.version })}</p>}
    </MoveDialog>
  );
}
