import { useTexts } from '@park/platform';
import { Button } from '@park/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { sessionTexts } from '../texts/session.en';
import styles from './ConsentBanner.module.css';
import { useConsent } from './ConsentProvider';

/**
 * Asks for consent without blocking the page: it is not a dialog. Accept and refuse look alike and are side by side;
 * the detailed choice starts with all purposes off.
 */
export function ConsentBanner() {
  const { isOpen } = useConsent();
  return isOpen ? <OpenBanner /> : null;
}

function OpenBanner() {
  const { choice, choose, close } = useConsent();
  const { t } = useTexts<typeof sessionTexts>();
  const [isChoosing, setIsChoosing] = useState(choice !== null);
  const [analytics, setAnalytics] = useState(choice?.analytics ?? false);
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const wasAskedFor = choice !== null;

  // Focus the banner only if the visitor opened it; on arrival the focus stays on the page.
  useEffect(() => {
    if (wasAskedFor) title.current?.focus();
  }, [wasAskedFor]);

  const banner = useRef<HTMLElement>(null);
  useEffect(() => keepFocusAbove(banner.current), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    choose({ analytics });
  };

  return (
    <section ref={banner} className={styles.banner} aria-labelledby={titleId}>
      <form className={styles.content} onSubmit={save}>
        <div className={styles.words}>
          <h2 id={titleId} ref={title} tabIndex={-1} className={styles.title}>
            {t('consent.title')}
          </h2>
          <p>{t('consent.explanation')}</p>
          {isChoosing && (
            <ul className={styles.choices}>
              <Purpose label={t('consent.necessary.label')} help={t('consent.necessary.help')} checked />
              <Purpose
                label={t('consent.analytics.label')}
                help={t('consent.analytics.help')}
                checked={analytics}
                onChange={setAnalytics}
              />
            </ul>
          )}
        </div>
        <div className={styles.actions}>
          <Button onClick={() => choose({ analytics: false })}>{t('consent.refuse')}</Button>
          <Button onClick={() => choose({ analytics: true })}>{t('consent.accept')}</Button>
          {isChoosing ? (
            // Without keys both would be one button, which turns into the submit button during its own click.
            <Button key="save" variant="quiet" type="submit">
              {t('consent.save')}
            </Button>
          ) : (
            <Button key="choose" variant="quiet" aria-expanded={false} onClick={() => setIsChoosing(true)}>
              {t('consent.choose')}
            </Button>
          )}
          {wasAskedFor && (
            <Button variant="quiet" onClick={close}>
              {t('consent.close')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}

/** Focused elements scroll clear of the banner (WCAG 2.4.11). */
function keepFocusAbove(banner: HTMLElement | null): () => void {
  const root = document.documentElement.style;
  const observer = new ResizeObserver(() => {
    if (banner) root.setProperty('--bottom-clearance', `${innerHeight - banner.getBoundingClientRect().top}px`);
  });
  if (banner) observer.observe(banner);
  return () => {
    observer.disconnect();
    root.removeProperty('--bottom-clearance');
  };
}

/** One purpose with its switch; without `onChange` it cannot be switched off. */
function Purpose({
  label,
  help,
  checked,
  onChange,
}: {
  label: string;
  help: string;
  checked: boolean;
  onChange?: (checked: boolean) => void;
}) {
  const helpId = useId();
  return (
    <li className={styles.purpose}>
      <label className={styles.label}>
        <input
          type="checkbox"
          checked={checked}
          disabled={!onChange}
          aria-describedby={helpId}
          onChange={(event) => onChange?.(event.target.checked)}
        />
        {label}
      </label>
      <span id={helpId} className={styles.help}>
        {help}
      </span>
    </li>
  );
}
