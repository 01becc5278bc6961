import type { CreditEntry } from '@park/contract/parking';
import { useFormat } from '@park/platform';
import { Section, Table } from '@park/ui';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';

/** The booking's entries in the person's credit ledger, oldest first (docs/design/parking.md, rule 6). */
export function CreditLines({ entries }: { entries: readonly CreditEntry[] }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  if (entries.length === 0) return null;
  return (
    <Section title={t('booking.credits')}>
      <Table
        caption={t('booking.creditTable')}
        rows={entries}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'reason',
            header: t('booking.credit.reason'),
            isRowHeader: true,
            cell: ({ reason }) => t(`booking.reason.${reason}`),
          },
          {
            key: 'at',
            header: t('booking.credit.at'),
            cell: ({ at }) => capitalizeFirst(`${format.day(at)}, ${format.time(at)}`),
          },
          {
            key: 'delta',
            header: t('booking.credit.delta'),
            align: 'end',
            cell: ({ delta }) => `${delta < 0 ? '−' : '+'}${format.number(Math.abs(delta))}`,
          },
          {
            key: 'balance',
            header: t('booking.credit.balance'),
            align: 'end',
            cell: ({ balance }) => format.number(balance),
          },
        ]}
      />
    </Section>
  );
}
