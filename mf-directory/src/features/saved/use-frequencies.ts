import { alertFrequencies, type AlertFrequency } from '@park/contract/saved-kinds';
import { useDirectoryTexts } from '../../texts/use-directory-texts';

/** How often a search sends mails, as options. */
export function useFrequencies(): { value: AlertFrequency; label: string }[] {
  const { t } = useDirectoryTexts();
  return alertFrequencies.map((value) => ({ value, label: t(`saved.frequency.${value}`) }));
}
