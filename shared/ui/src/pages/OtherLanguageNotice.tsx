import { Notice, useUiLanguage } from '@park/ui';
import { usePagesTexts } from './texts';

/** Tells that a text is not available in the reader's language. `language` is that of the text. */
export function OtherLanguageNotice({ language }: { language: string }) {
  const wanted = useUiLanguage();
  const texts = usePagesTexts();
  return language === wanted ? null : <Notice>{texts.otherLanguage(language)}</Notice>;
}
