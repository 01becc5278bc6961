import type { HeldHalf, OwnSpots } from '@park/contract/parking-holding';
import { useCall, useFormat } from '@park/platform';
import { Button, Card, Cluster, Section, Stack, StatusBadge } from '@park/ui';
import { FocusFrame, LoadError, lazyDialog, useFocusAfterRender } from '@park/ui/pages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import styles from './OwnSpotCard.module.css';
import { useRelease } from './use-release';
import { useTakeBack } from './use-take-back';

const ReleaseDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "release" */ './ReleaseDialog')).ReleaseDialog,
);

type Spot = OwnSpots['spots'][number];

export interface OwnSpotCardsProps {
  readonly date: string;
  /** The day itself did not load, and the page says so: one error is enough. */
  readonly hasDayFailed?: boolean;
}

/** The spots that are assigned to the person, with their state on the selected day. Most people have none. */
export function OwnSpotCards({ date, hasDayFailed = false }: OwnSpotCardsProps) {
  const { t } = useParkshareTexts();
  const query = useCall('GET /api/parking/own-spots', {}, { keepPrevious: true });
  const retryAfterDay = useEffectEvent(() => {
    if (!hasDayFailed && query.status === 'failed') query.retry();
  });
  useEffect(() => retryAfterDay(), [hasDayFailed]);
  if (query.status === 'failed' && hasDayFailed) return null;
  if (query.status === 'failed')
    return <LoadError compact error={query.error} onRetry={query.retry} isRetrying={query.isRefreshing} />;
  const spots = query.data?.spots.filter(({ halves }) => halves.length > 0) ?? [];
  if (spots.length === 0) return null;
  return (
    <div>
      <Section title={t('ownSpot.title', { count: spots.length })}>
        <Stack gap={3}>
          {spots.map((spot) => (
            <OwnSpotCard key={spot.spot.id} own={spot} date={date} companies={query.data?.companies ?? []} />
          ))}
        </Stack>
      </Section>
    </div>
  );
}

interface OwnSpotCardProps {
  readonly own: Spot;
  readonly date: string;
  /** Those to which it can be released. */
  readonly companies: NonNullable<OwnSpots['companies']>;
}

function OwnSpotCard({ own: { spot, halves }, date, companies }: OwnSpotCardProps) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const [isReleasing, setIsReleasing] = useState(false);
  const { release, isRunning: isSaving } = useRelease();
  const { takeBack, isRunning } = useTakeBack();
  const frame = useRef<HTMLDivElement>(null);
  const focusFrame = useFocusAfterRender(frame);
  const shown = halves.filter(({ day }) => day === date);
  const toRelease = shown.filter(({ may }) => may.release).map(({ half }) => half);
  const canRelease = toRelease.length > 0;
  const back = shown.filter(({ may }) => may.takeBack).map(({ half }) => half);
  /** The pressed button is replaced by the opposite one. */
  async function run(action: Promise<boolean>) {
    if (await action) focusFrame();
  }

  return (
    <Card>
      <FocusFrame ref={frame}>
        <div className={styles.card}>
          <div className={styles.words}>
            <h3 className={styles.name}>{t('ownSpot.name', { spot: spot.number, lot: spot.lot.name })}</h3>
            {shown.length === 0 ? (
              <p>{t('ownSpot.notThatDay', { day: format.day(date) })}</p>
            ) : (
              <ul className={styles.halves} aria-label={format.day(date)}>
                {shown.map((half) => (
                  <li key={half.half}>
                    {t(`halves.${half.half}`)} <HalfState half={half} /> {half.closedReason}
                  </li>
                ))}
              </ul>
            )}
          </div>
          <Cluster>
            {back.length > 0 && (
              <Button busy={isRunning} onClick={() => void run(takeBack({ spotId: spot.id, date, halves: back }))}>
                {t('ownSpot.takeBack')}
              </Button>
            )}
            <Button onClick={() => setIsReleasing(true)}>{t('ownSpot.releaseOther')}</Button>
            {canRelease && (
              <Button variant="primary" busy={isSaving} onClick={() => void run(release(spot, date, toRelease))}>
                {t('ownSpot.release', { day: format.day(date) })}
              </Button>
            )}
          </Cluster>
        </div>
        {isReleasing && (
          <ReleaseDialog
            spot={spot}
            date={date}
            halves={canRelease ? toRelease : ['am', 'pm']}
            companies={companies}
            onClose={() => setIsReleasing(false)}
          />
        )}
      </FocusFrame>
    </Card>
  );
}

const tones = { held: 'neutral', free: 'neutral', released: 'info', booked: 'warning', closed: 'danger' } as const;

function HalfState({ half: { state } }: { readonly half: HeldHalf }) {
  const { t } = useParkshareTexts();
  return <StatusBadge status={tones[state]}>{t(`ownSpot.state.${state}`)}</StatusBadge>;
}
