import { useLanguage } from '@park/platform';
import { english, type DevelopmentTexts } from './texts.en';
import { french } from './texts.fr';

/** The panel has its own texts, so that only its users download them. */
export function useDevelopmentTexts(): { readonly t: DevelopmentTexts } {
  const { language } = useLanguage();
  return { t: language === 'fr' ? french : english };
}
