import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useCommand, useFormat } from '@park/platform';
import { Button, ConfirmDialog, IconButton, StatusBadge, useToast, useTranslate, type Status } from '@park/ui';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, Trash2Icon } from '@park/ui/icons';
import { useState } from 'react';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { refreshesSpotlights } from './refreshed-calls';
import styles from './Spotlights.module.css';

const statusOf: Record<ManagedSpotlight['state'], Status> = {
  draft: 'neutral',
  scheduled: 'info',
  shown: 'success',
  waiting: 'warning',
  over: 'neutral',
};

interface SpotlightRowProps {
  readonly spotlight: ManagedSpotlight;
  readonly isMoving: boolean;
  readonly onEdit: () => void;
  /** Undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

export function SpotlightRow({ spotlight, isMoving, onEdit, onUp, onDown }: SpotlightRowProps) {
  const { t, language } = usePortalTexts();
  const format = useFormat();
  const { texts, state, startsAt, endsAt } = spotlight;
  const title = texts[language].title || texts.en.title || texts.fr.title;
  const moment = (at: string) => `${format.day(at)}, ${format.time(at)}`;
  const languages = (['en', 'fr'] as const).filter((one) => texts[one].title !== '');
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowTitle}>
          <strong>{title}</strong>
          <StatusBadge status={statusOf[state]}>{t(`spotlights.states.${state}`)}</StatusBadge>
        </span>
        <span className={styles.help}>
          {endsAt === null
            ? t('spotlights.from', { from: moment(startsAt) })
            : t('spotlights.fromUntil', { from: moment(startsAt), until: moment(endsAt) })}
          {' · '}
          {languages.map((one) => t(`languageNames.${one}`)).join(', ')}
        </span>
      </div>
      <div className={styles.rowActions}>
        <IconButton
          size="small"
          icon={<ArrowUpIcon size={16} />}
          label={t('spotlights.up', { title })}
          aria-disabled={onUp === undefined || isMoving || undefined}
          onClick={() => !isMoving && onUp?.()}
        />
        <IconButton
          size="small"
          icon={<ArrowDownIcon size={16} />}
          label={t('spotlights.down', { title })}
          aria-disabled={onDown === undefined || isMoving || undefined}
          onClick={() => !isMoving && onDown?.()}
        />
        <Button
          size="small"
          variant="quiet"
          icon={<PencilIcon size={16} />}
          aria-label={t('spotlights.editNamed', { title })}
          onClick={onEdit}
        >
          {t('spotlights.edit')}
        </Button>
        <RemoveButton id={spotlight.id} title={title} />
      </div>
    </li>
  );
}

function RemoveButton({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = usePortalTexts();
  const translate = useTranslate();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useCommand('DELETE /api/publishing/spotlights/{id}', refreshesSpotlights);
  const handleConfirm = async (): Promise<void> => {
    const result = await remove.run({ params: { id } });
    setIsAsking(false);
    toast.show(
      result.ok
        ? { message: t('spotlights.removed', { title }) }
        : { tone: 'danger', message: translate(result.error.key, result.error.values) ?? result.error.key },
    );
  };
  return (
    <>
      <IconButton
        size="small"
        icon={<Trash2Icon size={16} />}
        label={t('spotlights.remove', { title })}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        danger
        title={t('spotlights.removeQuestion', { title })}
        confirmText={t('spotlights.removeConfirm')}
        busy={remove.isRunning}
        onConfirm={() => void handleConfirm()}
        onClose={() => setIsAsking(false)}
      >
        <p>{t('spotlights.removeResult')}</p>
      </ConfirmDialog>
    </>
  );
}
