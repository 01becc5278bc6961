import { useLocation } from '@park/platform';
import { SkipLink, ToastProvider } from '@park/ui';
import { ViewTransition, type ReactNode } from 'react';
import type { RemoteOutline } from '../page-data/outlined-snapshot';
import { keepShellPart } from '../isolation/shell-parts';
import styles from './AppFrame.module.css';
import { BottomBar } from './BottomBar';
import { Footer } from './Footer';
import { Header } from './Header';
import type { MoreSheetProps } from './MoreSheet';
import { onDemandPart } from '../on-demand/on-demand-part';
import { RouteAnnouncer } from './RouteAnnouncer';
import { SearchProvider } from '../search/SearchProvider';
import { useCanonicalLink } from './use-canonical-link';
import { useNavigation } from './use-navigation';
import { useOnDemandDialog } from '../on-demand/use-on-demand-dialog';
import { usePreloadOnIntent } from './use-preload-on-intent';
import { useScrollRestoration } from './use-scroll-restoration';

const contentId = 'content';
const moreSheet = onDemandPart<MoreSheetProps>(
  async () => (await import(/* webpackChunkName: "more" */ './MoreSheet')).MoreSheet,
);

export interface AppFrameProps {
  readonly remotes: readonly RemoteOutline[];
  /**
   * Loads the files of the page at a path and asks for newer releases; called when a link to it is hovered, focused or
   * pressed.
   */
  readonly preload: (path: string) => void;
  /** Notices above the content, such as a failed sign-in by a link. */
  readonly notices?: ReactNode;
  readonly children: ReactNode;
}

/** The frame of every page: header, content, footer, bottom bar, search, toasts, announcements. */
export function AppFrame(props: AppFrameProps) {
  return (
    <ToastProvider>
      <SearchProvider>
        <Frame {...props} />
      </SearchProvider>
    </ToastProvider>
  );
}

function Frame({ remotes, preload, notices, children }: AppFrameProps) {
  const { pathname } = useLocation();
  const navigation = useNavigation(remotes);
  const more = useOnDemandDialog(moreSheet);
  const sheet = moreSheet.getState();
  useScrollRestoration();
  useCanonicalLink();
  usePreloadOnIntent(preload);
  const areas = { navigation, onMore: more.open, onPrepareMore: more.prepare };
  return (
    <>
      <SkipLink target={contentId} />
      <div className={styles.frame}>
        <Header {...areas} remotes={remotes} />
        {notices}
        <main id={contentId} ref={keepShellPart} tabIndex={-1} className={styles.content}>
          {/* A cross-fade between pages. Changes within a page, such as filters, are shown at once. */}
          <ViewTransition key={pathname} default="none" enter="auto" exit="auto">
            <div>{children}</div>
          </ViewTransition>
        </main>
        <Footer />
      </div>
      <BottomBar {...areas} />
      {more.isOpen && sheet.status === 'loaded' && <sheet.Part navigation={navigation} onClose={more.close} />}
      <RouteAnnouncer contentId={contentId} />
    </>
  );
}
