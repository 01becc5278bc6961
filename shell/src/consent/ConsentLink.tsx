import { useTexts } from '@park/platform';
import { useEffect, useRef } from 'react';
import type { sessionTexts } from '../texts/session.en';
import { useConsent } from './ConsentProvider';

/** For the footer: opens the banner again, and gets the focus when it closes. Not shown where there is no vendor. */
export function ConsentLink({ className }: { className?: string }) {
  const { reopen, isOpen, hasVendor } = useConsent();
  const { t } = useTexts<typeof sessionTexts>();
  const button = useRef<HTMLButtonElement>(null);
  const hasOpened = useRef(false);

  useEffect(() => {
    if (isOpen || !hasOpened.current) return;
    hasOpened.current = false;
    button.current?.focus();
  }, [isOpen]);

  if (!hasVendor) return null;
  return (
    <button
      type="button"
      ref={button}
      className={className}
      onClick={() => {
        hasOpened.current = true;
        reopen();
      }}
    >
      {t('consent.footerLink')}
    </button>
  );
}
