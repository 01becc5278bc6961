import { useEffect, useRef } from 'react';
import { crashTexts } from '../texts/crash';
import styles from './CrashPage.module.css';

/** Uses no context, because a provider may have failed. The language is read from the HTML. */
export function CrashPage({ id, reload = () => window.location.reload() }: { id: string; reload?: () => void }) {
  const crash = crashTexts[document.documentElement.lang.startsWith('fr') ? 'fr' : 'en'];
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={styles.page}>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {crash.title}
      </h1>
      <p>{crash.explanation}</p>
      <p className={styles.reference}>
        {crash.reference} <code className={styles.id}>{id}</code>
      </p>
      <p className={styles.actions}>
        <button type="button" className={styles.reload} onClick={reload}>
          {crash.reload}
        </button>
        {/* A plain link, because the router may have failed. */}
        <a href="/">{crash.home}</a>
      </p>
    </main>
  );
}
