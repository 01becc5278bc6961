import { Notice, useUiLanguage } from '@park/ui';
import { usePagesTexts } from './texts';

/** Says so when a text that people wrote is not there in the reader's language. `language`: that of the text. */
export function OtherLanguageNotice({ language }: { language: string }) {
  const wanted = useUiLanguage();
  const texts = usePagesTexts();
  return language === wanted ? null : <Notice>{texts.otherLanguage(language)}</Notice>;
}
