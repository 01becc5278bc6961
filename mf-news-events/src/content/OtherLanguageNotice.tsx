import { Notice } from '@park/ui';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

/** Says so when a text that people wrote is not there in the reader's language. */
export function OtherLanguageNotice({ language, message }: { language: string; message: string }) {
  const { language: wanted } = useNewsEventsTexts();
  return language === wanted ? null : <Notice>{message}</Notice>;
}
