/** Longer texts that people wrote, in reading width. */
import styles from './prose.module.css';

/**
 * HTML of the api, which sanitises it when it is written. The one place of the portal where HTML goes into the page: give
 * it nothing that a browser made.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={styles.prose} lang={lang} data-print-address dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Plain text whose blank lines part paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  return (
    <div className={styles.prose} lang={lang}>
      {paragraphs.map((paragraph, place) => (
        <p key={place} className={styles.lines}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}
