import { useLocation, usePageTitle, useSession } from '@park/platform';
import { ButtonLink } from '@park/ui';
import { NotFoundPage, signInAddress } from '@park/ui/pages';
import { useNewsEventsTexts } from '../../texts/use-news-events-texts';

/** An event without access is shown as not found; signing in may give access. */
export function MissingEvent() {
  const { t } = useNewsEventsTexts();
  const { isLoggedIn } = useSession();
  const address = useLocation();
  usePageTitle(t('event.notFound.title'));
  return (
    <NotFoundPage
      title={t('event.notFound.title')}
      reason={t('event.notFound.reason')}
      breadcrumbs={[{ label: t('events.title'), href: '/events' }]}
      action={{ label: t('event.notFound.action'), href: '/events' }}
    >
      {!isLoggedIn && <ButtonLink href={signInAddress(address)}>{t('event.notFound.signIn')}</ButtonLink>}
    </NotFoundPage>
  );
}
