import type { AuditItem } from '@park/contract/releases';
import { usePortalTexts } from '../../../texts/use-portal-texts';
import styles from '../registry/Releases.module.css';
import { registryLine } from '../registry/audit-entry';

const actions = {
  published: 'published',
  promoted: 'promoted',
  'canary started': 'canaryStarted',
  'canary stopped': 'canaryStopped',
  'rolled back': 'rolledBack',
  'fell back': 'fellBack',
  pinned: 'pinned',
  unpinned: 'unpinned',
  checked: 'checked',
  'token created': 'tokenCreated',
  'token revoked': 'tokenRevoked',
} as const;

const isKnown = (action: string): action is keyof typeof actions => Object.hasOwn(actions, action);

/** A step in words, and what was live before and after it. A step that this version does not know keeps its own word. */
export function AuditStep({ item: { action, version, before, after } }: { readonly item: AuditItem }) {
  const { t } = usePortalTexts();
  const [from, to] = [registryLine(before), registryLine(after)];
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
