import { useTexts } from '@park/platform';
import { Button } from '@park/ui';
import { useEffect, useId, useRef, useState, type FormEvent, type Ref } from 'react';
import type { sessionTexts } from '../texts/session.en';
import type { ConsentChoice } from './consent-cookie';
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

  // The button that opened the choices is gone.
  const firstChoice = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isChoosing && !wasAskedFor) firstChoice.current?.focus();
  }, [isChoosing, wasAskedFor]);

  const decide = (next: ConsentChoice) => {
    choose(next);
    // The banner goes with the focus in it; nobody opened it, so the focus goes to the page.
    if (!wasAskedFor) document.getElementById('content')?.focus({ preventScroll: true });
  };

  const banner = useRef<HTMLElement>(null);
  useEffect(() => keepFocusAbove(banner.current), []);

  const save = (event: FormEvent) => {
    event.preventDefault();
    decide({ analytics });
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
                ref={firstChoice}
                label={t('consent.analytics.label')}
                help={t('consent.analytics.help')}
                checked={analytics}
                onChange={setAnalytics}
              />
            </ul>
          )}
        </div>
        <div className={styles.actions}>
          <Button className={styles.answer} onClick={() => decide({ analytics: false })}>
            {t('consent.refuse')}
          </Button>
          <Button className={styles.answer} onClick={() => decide({ analytics: true })}>
            {t('consent.accept')}
          </Button>
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
  ref,
  label,
  help,
  checked,
  onChange,
}: {
  ref?: Ref<HTMLInputElement>;
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
          ref={ref}
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
