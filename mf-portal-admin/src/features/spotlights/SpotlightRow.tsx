import type { ManagedSpotlight } from '@park/contract/spotlight-editing';
import { useFormat } from '@park/platform';
import { Button, IconButton, StatusBadge, type Status } from '@park/ui';
import { ArrowDownIcon, ArrowUpIcon, PencilIcon, Trash2Icon } from '@park/ui/icons';
import { usePortalTexts } from '../../texts/use-portal-texts';
import { shownLanguage, spotlightLanguages, titleOf } from './spotlight-values';
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
  readonly onRemove: () => void;
  /** Undefined at the end of the list. */
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

export function SpotlightRow({ spotlight, isMoving, onEdit, onRemove, onUp, onDown }: SpotlightRowProps) {
  const { t, language } = usePortalTexts();
  const format = useFormat();
  const { texts, state, startsAt, endsAt } = spotlight;
  const title = titleOf(spotlight, language);
  const moment = (at: string) => `${format.day(at)}, ${format.time(at)}`;
  const languages = spotlightLanguages.filter((one) => texts[one].title !== '');
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <span className={styles.rowTitle}>
          <strong lang={shownLanguage(texts, language)}>{title}</strong>
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
        <IconButton
          size="small"
          icon={<Trash2Icon size={16} />}
          label={t('spotlights.remove', { title })}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
