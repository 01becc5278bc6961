import { shareableAddress } from '../session/address-token';

export interface PageView {
  readonly kind: 'page-view';
  /** Path and query, without token or way back. */
  readonly address: string;
  readonly language: string;
  readonly at: string;
}

export interface PageViewPorts {
  /** Called for each page view, so that giving or withdrawing consent works without a reload (AMB-54). */
  readonly isAllowed: () => boolean;
  /** Loads the vendor's script, if it has one; called at most once, and never before consent. */
  readonly loadVendor: () => void;
  readonly send: (view: PageView) => void;
  readonly language: () => string;
  readonly clock: () => Date;
}

export interface PageViewSender {
  /** @param navigation identifies the navigation: its view is sent only once. */
  opened(navigation: string, pathname: string, search: string): void;
}

/** Sends one page view for each navigation with consent (SHELL-05), and nothing without consent. */
export function createPageViewSender({ isAllowed, loadVendor, send, language, clock }: PageViewPorts): PageViewSender {
  let lastOpened: string | null = null;
  let hasVendor = false;
  return {
    opened(navigation, pathname, search) {
      const opening = `${navigation} ${pathname}${search}`;
      if (opening === lastOpened) return;
      lastOpened = opening;
      if (!isAllowed()) return;
      if (!hasVendor) {
        hasVendor = true;
        loadVendor();
      }
      send({
        kind: 'page-view',
        address: shareableAddress(pathname, search),
        language: language(),
        at: clock().toISOString(),
      });
    },
  };
}
