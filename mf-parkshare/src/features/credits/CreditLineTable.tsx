import type { CreditLine } from '@park/contract/parking-credits';
import { useFormat } from '@park/platform';
import { Table, UiLink } from '@park/ui';
import type { ReactNode } from 'react';
import { capitalizeFirst } from '../../shared/capitalize-first';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { bookingAddress } from '../../shared/booking-address';
import styles from './CreditLineTable.module.css';

type Line = Pick<CreditLine, 'id' | 'at' | 'delta' | 'balance'> &
  Partial<Pick<CreditLine, 'bookingId' | 'day' | 'half' | 'place' | 'note'>>;

export interface CreditLineTableProps<L extends Line> {
  readonly caption: string;
  readonly lines: readonly L[];
  readonly reasonOf: (line: L) => string;
}

/** Each change of an account: what for, which half and place if several are listed, when, and the balance after it. */
export function CreditLineTable<L extends Line>({ caption, lines, reasonOf }: CreditLineTableProps<L>) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  return (
    <Table
      caption={caption}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'reason',
          header: t('creditPage.columns.reason'),
          isRowHeader: true,
          cell: (line) => <Reason line={line}>{reasonOf(line)}</Reason>,
        },
        {
          key: 'at',
          header: t('creditPage.columns.at'),
          cell: ({ at }) => capitalizeFirst(`${format.day(at)}, ${format.time(at)}`),
        },
        {
          key: 'delta',
          header: t('creditPage.columns.delta'),
          align: 'end',
          cell: ({ delta }) => `${delta < 0 ? '−' : '+'}${format.number(Math.abs(delta))}`,
        },
        {
          key: 'balance',
          header: t('creditPage.columns.balance'),
          align: 'end',
          cell: ({ balance }) => format.number(balance),
        },
      ]}
    />
  );
}

function Reason({ line, children }: { line: Line; children: ReactNode }) {
  const { t } = useParkshareTexts();
  const format = useFormat();
  const { bookingId, day, half, place, note } = line;
  const details = [
    day && half && t(`moment.${half}`, { day: format.day(day) }),
    place && t('place', place),
    note,
  ].filter(Boolean);
  return (
    <>
      {bookingId ? <UiLink href={bookingAddress(bookingId)}>{children}</UiLink> : children}
      {details.length > 0 && <span className={styles.details}>{details.join(' · ')}</span>}
    </>
  );
}
