import styles from './prose.module.css';

/**
 * HTML of the api, which sanitises it when it is written. The one place of this remote where HTML goes into the page:
 * give it nothing that a browser made.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={styles.prose} lang={lang} dangerouslySetInnerHTML={{ __html: html }} />;
}
