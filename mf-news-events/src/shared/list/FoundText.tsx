import { useNewsEventsTexts } from '../../texts/use-news-events-texts';
import styles from './FoundText.module.css';

export interface Found {
  /** The text around the first place that was found, with what was found marked. */
  readonly excerpt?: readonly { readonly text: string; readonly isMatch: boolean }[] | undefined;
  readonly excerptLanguage?: 'en' | 'fr' | undefined;
}

/** Whether there is a place to show: words of the title alone stand in no text. */
export const hasFoundText = ({ excerpt }: Found): boolean => excerpt?.some(({ isMatch }) => isMatch) ?? false;

/** Why a search found it; another language than the reader's is named. */
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
