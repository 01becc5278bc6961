import { useLanguage } from '@park/platform';
import { english, type DevelopmentTexts } from './texts.en';
import { french } from './texts.fr';

/** The panel brings its own words, so that nobody fetches them who does not see it. */
export function useDevelopmentTexts(): { readonly t: DevelopmentTexts } {
  const { language } = useLanguage();
  return { t: language === 'fr' ? french : english };
}
