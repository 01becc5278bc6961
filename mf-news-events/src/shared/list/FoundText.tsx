import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import styles from './FoundText.module.css';

export interface Found {
  /** The text around the first match, with the matches marked. */
  readonly excerpt?: readonly { readonly text: string; readonly isMatch: boolean }[] | undefined;
  readonly excerptLanguage?: 'en' | 'fr' | undefined;
}

/** Whether there is an excerpt; a match in the title has none. */
export const hasFoundText = ({ excerpt }: Found): boolean => excerpt?.some(({ isMatch }) => isMatch) ?? false;

/** Why a search found an item; names the language if it is not the reader's. */
export function FoundText({ excerpt = [], excerptLanguage }: Found) {
  const { t, language } = useNewsEventsTexts();
  return (
    <>
      {excerptLanguage && excerptLanguage !== language && (
        <span className={styles.language}>{t(`list.inLanguage.${excerptLanguage}`)} </span>
      )}
      <span className={styles.text} lang={excerptLanguage}>
        {excerpt.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text))}
      </span>
    </>
  );
}
