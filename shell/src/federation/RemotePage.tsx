/** Shows a page of a remote: its loading, its failure and its recovery, in place, without harm to anything else. */
import { RemoteNameProvider, TextNamespaceProvider } from '@park/platform/host';
import type { PublishedRemote } from '@park/platform/descriptor';
import { Component, useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand';
import type { PageLoader } from './page-loader';
import { RemoteErrorTexts } from './RemoteErrorTexts';
import { PageFailed, PagePending, PreviousVersionNotice } from './page-status';

interface RemotePageProps {
  readonly remote: PublishedRemote;
  readonly page: string;
  readonly loader: PageLoader;
}

export function RemotePage({ remote, page, loader }: RemotePageProps): ReactNode {
  const state = useStore(loader.states, () => loader.stateOf(remote, page));
  useEffect(() => loader.load(remote, page), [loader, remote, page]);

  if (state.status === 'failed') {
    return (
      <PageFailed
        remote={remote}
        failure={state.failure}
        errorId={state.errorId}
        onRetry={() => loader.retry(remote, page)}
      />
    );
  }
  if (state.status !== 'loaded')
    return <PagePending isSlow={state.status === 'loading' && (state.attempt > 1 || state.build === 'previous')} />;
  const build = (state.build === 'previous' ? remote.previous : null) ?? remote.live;
  return (
    <>
      {state.build === 'previous' ? <PreviousVersionNotice remote={remote} /> : null}
      <RemoteNameProvider value={remote.name}>
        <TextNamespaceProvider value={build.globalName}>
          <RemoteErrorTexts namespace={build.globalName}>
            <CrashBoundary
              key={`${build.globalName}/${page}`}
              onCrash={(cause) => loader.broke(remote, page, cause, 'crashed')}
            >
              <state.Page />
            </CrashBoundary>
          </RemoteErrorTexts>
        </TextNamespaceProvider>
      </RemoteNameProvider>
    </>
  );
}

/** Catches what a remote's page throws while rendering; the state machine shows it. */
class CrashBoundary extends Component<
  { readonly onCrash: (cause: unknown) => void; readonly children: ReactNode },
  { readonly hasCrashed: boolean }
> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError(): { hasCrashed: boolean } {
    return { hasCrashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.hasCrashed ? null : this.props.children;
  }
}
