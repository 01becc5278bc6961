import styles from './RichText.module.css';

/**
 * HTML of the api, which sanitises it when it is written. The one place of this remote where HTML goes into the page:
 * give it nothing that a browser made.
 */
export function RichText({ html, lang }: { html: string; lang?: string }) {
  return <div className={styles.text} lang={lang} data-print-address dangerouslySetInnerHTML={{ __html: html }} />;
}
