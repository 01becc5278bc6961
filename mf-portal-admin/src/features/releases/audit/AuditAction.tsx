import type { AuditItem } from '@park/contract/release-status';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { parseRegistryState } from '../registry/audit-entry';

const actions = {
  begun: 'begun',
  published: 'published',
  promoted: 'promoted',
  'canary started': 'canaryStarted',
  'canary stopped': 'canaryStopped',
  'rolled back': 'rolledBack',
  'fell back': 'fellBack',
  'return withheld': 'returnWithheld',
  pinned: 'pinned',
  unpinned: 'unpinned',
  disabled: 'disabled',
  enabled: 'enabled',
  unpublished: 'unpublished',
  checked: 'checked',
  'token created': 'tokenCreated',
  'token revoked': 'tokenRevoked',
} as const;

const isKnown = (action: string): action is keyof typeof actions => Object.hasOwn(actions, action);

/** An audit entry's action, and the live versions before and after it. Unknown actions are shown as they are. */
export function AuditAction({ item: { action, version, before, after } }: { readonly item: AuditItem }) {
  const { t } = usePortalTexts();
  const [from, to] = [parseRegistryState(before), parseRegistryState(after)];
  const left = action === 'fell back' ? (from.canary && from.live === to.live ? from.canary : from.live) : version;
  return (
    <>
      <span>
        {isKnown(action)
          ? t(`releases.audit.action.${actions[action]}`, { version: left ?? '' })
          : [action, version].filter(Boolean).join(' ')}
      </span>
      {from.live && to.live && from.live !== to.live && (
        <span className={styles.quiet}>{t('releases.audit.fromTo', { from: from.live, to: to.live })}</span>
      )}
    </>
  );
}
