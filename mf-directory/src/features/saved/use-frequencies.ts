import type { AlertFrequency } from '@park/contract/saved-forms';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

const frequencies = ['none', 'daily', 'weekly'] as const satisfies readonly AlertFrequency[];

/** How often a search sends mails, as options. */
export function useFrequencies(): { value: AlertFrequency; label: string }[] {
  const { t } = useDirectoryTexts();
  return frequencies.map((value) => ({ value, label: t(`saved.frequency.${value}`) }));
}
