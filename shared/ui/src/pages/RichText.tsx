/** Longer texts of editors, at reading width. */
import styles from './prose.module.css';

/**
 * HTML of the api, which sanitises it when it is saved. The only place of the portal that inserts HTML: never pass it
 * HTML from another source.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={styles.prose} lang={lang} data-print-address dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Plain text with paragraphs separated by blank lines. */
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
