/** Renders a remote's page or part as it stands in the shell: services, cache, router, the remote's texts, toasts. */
import { createQueryCache, MemoryRouter, QueryCacheProvider, RemoteNameProvider, ServicesProvider } from '@park/platform/host';
import { useLocation } from '@park/platform';
import { ToastProvider } from '@park/ui';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createFakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform';

export interface RenderOptions extends FakePlatformOptions {
  /** Address of the page, such as `/companies?q=bio`. */
  readonly at?: string;
  /** Namespace of the texts; the remote's name. */
  readonly remote?: string;
}

export interface Rendered extends RenderResult, FakePlatform {
  readonly user: UserEvent;
  /** Path and query where the router stands now. */
  readonly address: () => string;
}

export function renderWithPlatform(element: ReactNode, options: RenderOptions = {}): Rendered {
  const platform = createFakePlatform(options);
  let address = options.at ?? '/';
  function Watch(): null {
    const location = useLocation();
    address = location.pathname + location.search;
    return null;
  }
  const result = render(
    <ServicesProvider value={platform.services}>
      <QueryCacheProvider client={createQueryCache({ retry: false })}>
        <MemoryRouter initialEntries={[address]}>
          <Watch />
          <RemoteNameProvider value={options.remote ?? 'shell'}>
            <ToastProvider>{element}</ToastProvider>
          </RemoteNameProvider>
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>,
  );
  return { ...result, ...platform, user: userEvent.setup(), address: () => address };
}

export function renderRemotePage(Page: ComponentType, options: RenderOptions = {}): Rendered {
  return renderWithPlatform(<Page />, options);
}
