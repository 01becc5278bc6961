import styles from './prose.module.css';

/** Plain text whose blank lines part paragraphs. */
export function Paragraphs({ text, lang }: { text: string; lang?: string }) {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()).filter(Boolean);
  return (
    <div className={styles.prose} lang={lang}>
      {paragraphs.map((paragraph, place) => (
        <p key={place}>{paragraph}</p>
      ))}
    </div>
  );
}
