import type { CallResponse } from '@park/contract';
import type { PasskeyRow } from '@park/contract/passkeys';
import { useCall, useFormat } from '@park/platform';
import { Badge, Button, classNames, EmptyState, List, Notice, Section, SkeletonText } from '@park/ui';
import { KeyRoundIcon } from '@park/ui/icons';
import { FocusFrame, QueryContent, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useRef, useState } from 'react';
import rows from '../../shared/IconRows.module.css';
import { usePortalTexts } from '../../texts/use-portal-texts';
import styles from './Passkeys.module.css';

const AddPasskeyDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "passkey-dialogs" */ './AddPasskeyDialog')).AddPasskeyDialog,
);
const RenamePasskeyDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "passkey-dialogs" */ './RenamePasskeyDialog')).RenamePasskeyDialog,
);
const RemovePasskeyDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "passkey-dialogs" */ './RemovePasskeyDialog')).RemovePasskeyDialog,
);

type Question = { readonly kind: 'add' } | { readonly kind: 'rename' | 'remove'; readonly passkey: PasskeyRow };

/** The person's own passkeys, which sign in with the lock of a device instead of a password. */
export function Passkeys() {
  const { t } = usePortalTexts();
  const passkeys = useCall('GET /api/auth/passkeys', {});
  return (
    <Section title={t('passkeys.title')}>
      <QueryContent compact query={passkeys} skeleton={<SkeletonText />}>
        {(data) => <PasskeyList data={data} />}
      </QueryContent>
    </Section>
  );
}

function PasskeyList({ data }: { readonly data: CallResponse<'GET /api/auth/passkeys'> }) {
  const { t } = usePortalTexts();
  const [question, setQuestion] = useState<Question>();
  const close = () => setQuestion(undefined);
  const frame = useRef<HTMLDivElement>(null);
  // The row disappears with its buttons.
  const focusList = useFocusAfterRender(frame);
  return (
    <FocusFrame ref={frame} className={styles.stack}>
      {data.hasWaitingRights && (
        <Notice tone="warning" title={t('passkeys.waiting.title')}>
          {t(data.items.length === 0 ? 'passkeys.waiting.add' : 'passkeys.waiting.signIn')}
        </Notice>
      )}
      {data.items.length === 0 ? (
        <EmptyState
          kind="nothingYet"
          compact
          headingLevel={3}
          title={t('passkeys.none.title')}
          reason={t('passkeys.none.reason')}
        />
      ) : (
        <List className={rows.list} aria-label={t('passkeys.title')}>
          {data.items.map((passkey) => (
            <PasskeyItem key={passkey.id} passkey={passkey} onAsk={(kind) => setQuestion({ kind, passkey })} />
          ))}
        </List>
      )}
      <div>
        {data.items.length < data.limit ? (
          <Button onClick={() => setQuestion({ kind: 'add' })}>{t('passkeys.add.open')}</Button>
        ) : (
          <p className={rows.meta}>{t('passkeys.full', { count: data.limit })}</p>
        )}
      </div>
      {question?.kind === 'add' && (
        <AddPasskeyDialog needsPassword={data.needsPassword} hasWaitingRights={data.hasWaitingRights} onClose={close} />
      )}
      {question?.kind === 'rename' && <RenamePasskeyDialog passkey={question.passkey} onClose={close} />}
      {question?.kind === 'remove' && (
        <RemovePasskeyDialog
          passkey={question.passkey}
          needsPassword={data.needsPassword}
          onClose={close}
          onRemoved={() => {
            close();
            focusList();
          }}
        />
      )}
    </FocusFrame>
  );
}

interface PasskeyItemProps {
  readonly passkey: PasskeyRow;
  readonly onAsk: (kind: 'rename' | 'remove') => void;
}

function PasskeyItem({ passkey: { name, createdAt, lastUsedAt, isBackedUp }, onAsk }: PasskeyItemProps) {
  const { t } = usePortalTexts();
  const format = useFormat();
  return (
    <li className={classNames(rows.row, styles.passkey)}>
      <span className={rows.icon}>
        <KeyRoundIcon size={20} />
      </span>
      <div className={classNames(rows.words, styles.words)}>
        <h3 className={rows.title}>
          {name} {isBackedUp && <Badge>{t('passkeys.backedUp')}</Badge>}
        </h3>
        <p className={rows.meta}>
          {lastUsedAt ? t('passkeys.used', { when: format.relative(lastUsedAt) }) : t('passkeys.neverUsed')} ·{' '}
          {t('passkeys.since', { day: format.day(createdAt) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Button size="small" aria-label={t('passkeys.rename.openNamed', { name })} onClick={() => onAsk('rename')}>
          {t('passkeys.rename.open')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          aria-label={t('passkeys.remove.openNamed', { name })}
          onClick={() => onAsk('remove')}
        >
          {t('passkeys.remove.open')}
        </Button>
      </div>
    </li>
  );
}
