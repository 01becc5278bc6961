import type { CreditEntry } from '@park/contract/parking';
import { Section } from '@park/ui';
import { useParkshareTexts } from '../../texts/use-parkshare-texts';
import { CreditLineTable } from '../credits/CreditLineTable';

/** The booking's entries in the person's credit ledger, oldest first (docs/design/parking.md, rule 6). */
export function CreditLines({ entries }: { entries: readonly CreditEntry[] }) {
  const { t } = useParkshareTexts();
  if (entries.length === 0) return null;
  return (
    <Section title={t('booking.credits')}>
      <CreditLineTable
        caption={t('booking.creditTable')}
        lines={entries}
        reasonOf={({ reason }) => t(`booking.reason.${reason}`)}
      />
    </Section>
  );
}
