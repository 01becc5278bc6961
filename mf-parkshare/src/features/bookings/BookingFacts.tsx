import type { ParkingBooking } from '@park/contract/parking';
import { useFormat, useServices } from '@park/platform';
import { DescriptionList, Notice, Section, Stack } from '@park/ui';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { sortedHalves, stateOf } from './booking-state';
import styles from './BookingFacts.module.css';

/** Facts that are not in the title and lead. */
export function BookingFacts({ booking }: { booking: ParkingBooking }) {
  const { t } = useParkshareTexts();
  const { clock } = useServices();
  const format = useFormat();
  const whole = stateOf(booking, clock());
  return (
    <Section title={t('booking.facts.title')}>
      <Stack>
        <DescriptionList
          items={[
            {
              term: t('booking.facts.time'),
              value: (
                <ul className={styles.halves}>
                  {sortedHalves(booking).map(({ half, start, end, state }) => (
                    <li key={half}>
                      {t(`halves.${half}`)} {format.timeRange(start, end)}
                      {/* Shown for a half only if it does not apply to the whole booking. */}
                      {state !== 'booked' && whole !== state && (
                        <span className={styles.gone}> ({t(`booking.state.${state}`)})</span>
                      )}
                    </li>
                  ))}
                </ul>
              ),
            },
            { term: t('booking.facts.kind'), value: t(`kinds.${booking.spot.kind}`) },
            { term: t('booking.facts.bookedOn'), value: capitalizeFirst(format.day(booking.createdAt)) },
          ]}
        />
        {booking.halves.some(({ state }) => state === 'recalled') && <Notice>{t('booking.recalledReason')}</Notice>}
        {booking.halves.some(({ outcome }) => outcome === 'noShow') && <Notice>{t('booking.noShowReason')}</Notice>}
      </Stack>
    </Section>
  );
}
