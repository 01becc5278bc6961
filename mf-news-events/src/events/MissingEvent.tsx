import { useLocation, useSession } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { MissingPage } from '../content/MissingPage';
import { useNewsEventsTexts } from '../texts/use-news-events-texts';

/** An event that the person may not see does not exist for them; signing in may change that. */
export function MissingEvent() {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  const { pathname, search } = useLocation();
  return (
    <MissingPage
      title={t('event.notFound.title')}
      reason={t('event.notFound.reason')}
      breadcrumbs={[{ label: t('events.title'), href: '/events' }]}
      action={{ label: t('event.notFound.action'), href: '/events' }}
    >
      {!isLoggedIn && <ButtonLink href={`/login?redirect=${encodeURIComponent(pathname + search)}`}>{t('event.notFound.signIn')}</ButtonLink>}
    </MissingPage>
  );
}
