import type { RoomStatistics } from '@park/contract/room-statistics';
import { useFormat } from '@park/platform';
import { Section, Stack, Table, type Column } from '@park/ui';
import { ChartFigure, KeyFigures } from '@park/ui/chart';
import { useRoomTexts } from '../../texts/use-room-texts';

type RoomLine = RoomStatistics['rooms'][number];

const reasons = [
  'taken',
  'noContract',
  'inThePast',
  'tooShortNotice',
  'tooFarAhead',
  'tooLong',
  'outsideOpeningHours',
  'blocked',
  'quotaExceeded',
  'tooManyComing',
  'tooLongPerDay',
  'companyLeaves',
] as const;

const share = (part: number, whole: number): number => (whole === 0 ? 0 : Math.round((part / whole) * 100));

export function RoomFigures({ statistics }: { readonly statistics: RoomStatistics }) {
  const { t } = useRoomTexts();
  const format = useFormat();
  const { totals, months, rooms, refusals } = statistics;
  const percent = (part: number, whole: number) =>
    t('statistics.percent', { value: format.number(share(part, whole)) });
  const numbers = [
    ['occupancy', percent(totals.bookedMinutes, totals.openMinutes)],
    ['used', percent(totals.usedMinutes, totals.openMinutes)],
    ['bookings', format.number(totals.bookings)],
    ['missed', percent(totals.missed, totals.withCheckIn)],
    ['refused', format.number(totals.refusals)],
  ] as const;
  const columns: Column<RoomLine>[] = [
    { key: 'room', header: t('statistics.room'), isRowHeader: true, cell: ({ name }) => name },
    { key: 'building', header: t('statistics.building'), cell: ({ building }) => building },
    {
      key: 'occupancy',
      header: t('statistics.occupancy'),
      align: 'end',
      cell: ({ bookedMinutes, openMinutes }) => percent(bookedMinutes, openMinutes),
    },
    {
      key: 'used',
      header: t('statistics.used'),
      align: 'end',
      cell: ({ usedMinutes, openMinutes }) => percent(usedMinutes, openMinutes),
    },
    {
      key: 'bookings',
      header: t('statistics.bookings'),
      align: 'end',
      cell: ({ bookings }) => format.number(bookings),
    },
    {
      key: 'missed',
      header: t('statistics.missed'),
      align: 'end',
      cell: ({ missed, withCheckIn }) => (withCheckIn === 0 ? '–' : percent(missed, withCheckIn)),
    },
    {
      key: 'seats',
      header: t('statistics.seats'),
      align: 'end',
      cell: ({ seatUse }) => (seatUse === null ? '–' : percent(seatUse, 1)),
    },
    {
      key: 'refused',
      header: t('statistics.refused'),
      align: 'end',
      cell: ({ refusals: count }) => format.number(count),
    },
  ];
  const reasonName = (reason: string) =>
    t(`statistics.reasons.${reasons.find((known) => known === reason) ?? 'other'}`);
  return (
    <Stack gap={12}>
      <KeyFigures figures={numbers.map(([name, value]) => ({ key: name, label: t(`statistics.${name}`), value }))} />
      <Section title={t('statistics.byMonth')}>
        <ChartFigure
          caption={t('statistics.byMonthCaption')}
          label={t('statistics.byMonth')}
          categoryHeader={t('statistics.month')}
          categories={months.map(({ month }) => format.month(month))}
          series={[
            {
              key: 'booked',
              label: t('statistics.bookedPercent'),
              values: months.map(({ bookedMinutes, openMinutes }) => share(bookedMinutes, openMinutes)),
            },
            {
              key: 'used',
              label: t('statistics.usedPercent'),
              values: months.map(({ usedMinutes, openMinutes }) => share(usedMinutes, openMinutes)),
            },
          ]}
        />
      </Section>
      <Section title={t('statistics.byRoom')}>
        <Table caption={t('statistics.byRoom')} columns={columns} rows={rooms} rowKey={({ id }) => id} />
      </Section>
      {refusals.length > 0 && (
        <Section title={t('statistics.byReason')}>
          <ChartFigure
            caption={t('statistics.byReason')}
            label={t('statistics.byReason')}
            categoryHeader={t('statistics.reason')}
            categories={refusals.map(({ reason }) => reasonName(reason))}
            series={[{ key: 'count', label: t('statistics.count'), values: refusals.map(({ count }) => count) }]}
          />
        </Section>
      )}
    </Stack>
  );
}
