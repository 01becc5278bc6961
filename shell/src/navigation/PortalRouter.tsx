/** The router of the whole portal. A page and the releases it is rendered from always change together. */
import { Router } from '@park/platform/host';
import { ConfirmDialog } from '@park/ui';
import { startTransition, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { OutlinedSnapshot } from '../page-data/outlined-snapshot';
import { useShellTexts } from '../texts/use-shell-texts';
import type { PortalHistory, ShownPage } from './portal-history';

/** Far longer than rendering any page needs, whose parts show themselves as loading. */
const renderTimeoutMs = 8_000;

interface PortalRouterProps {
  readonly history: PortalHistory;
  /** Renders the children; must be the same function for the life of the portal. */
  readonly children: (snapshot: OutlinedSnapshot) => ReactNode;
}

export function PortalRouter({ history, children }: PortalRouterProps) {
  const [page, setPage] = useState(history.shown);
  const rendered = useRenderedWithin(renderTimeoutMs, page);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        rendered.expect(next);
        startTransition(() => setPage(next));
      }),
    [history, rendered],
  );
  const { snapshot } = page;
  const content = useMemo(() => children(snapshot), [children, snapshot]);
  return (
    <Router location={page.location} navigationType={page.action} navigator={history.navigator}>
      {content}
    </Router>
  );
}

/**
 * A page that never comes to rest can keep the next one from being rendered: the browser loads the address itself then.
 */
function useRenderedWithin(timeoutMs: number, page: ShownPage) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useLayoutEffect(() => clearTimeout(timer.current), [page]);
  return useMemo(
    () => ({
      expect(next: ShownPage) {
        clearTimeout(timer.current);
        const { pathname, search, hash } = next.location;
        timer.current = setTimeout(() => window.location.assign(`${pathname}${search}${hash}`), timeoutMs);
      },
    }),
    [timeoutMs],
  );
}

/** Asks before unsaved input is lost. */
export function LeaveDialog({ history }: { history: PortalHistory }) {
  const { t } = useShellTexts();
  const question = useStore(history.question);
  if (!question) return null;
  return (
    <ConfirmDialog
      open
      danger
      title={t('leave.title')}
      confirmText={t('leave.leave')}
      cancelText={t('leave.stay')}
      onConfirm={question.leave}
      onClose={question.stay}
    >
      {t('leave.explanation')}
    </ConfirmDialog>
  );
}
