import type { Language } from '@park/platform';
import {
  createQueryCache,
  MemoryRouter,
  QueryCacheProvider,
  RemoteNameProvider,
  ServicesProvider,
  type PlatformServices,
} from '@park/platform/host';
import { ToastProvider, UiTextsProvider, UnsavedInputProvider, type Translate } from '@park/ui';
import { frenchTexts } from '@park/ui/texts/fr';
import { useState, type ReactNode } from 'react';

export interface PlatformProvidersProps {
  readonly services: PlatformServices;
  /** Address of the page, such as `/companies?q=bio`. */
  readonly at: string;
  /** Namespace of the texts; the remote's name. */
  readonly remote: string;
  readonly language: Language | undefined;
  /** Translation of error keys. */
  readonly translate?: Translate;
  readonly children: ReactNode;
}

/** Everything that the shell puts around a remote's page. */
export function PlatformProviders({ services, at, remote, language, translate, children }: PlatformProvidersProps) {
  const [cache] = useState(() => createQueryCache({ retry: false }));
  return (
    <ServicesProvider value={services}>
      <QueryCacheProvider client={cache}>
        <MemoryRouter initialEntries={[at]}>
          <RemoteNameProvider value={remote}>
            <UiTextsProvider
              {...(language === 'fr' ? { texts: frenchTexts, language } : {})}
              {...(translate && { translate })}
            >
              <UnsavedInputProvider value={services.unsaved.report}>
                <ToastProvider>{children}</ToastProvider>
              </UnsavedInputProvider>
            </UiTextsProvider>
          </RemoteNameProvider>
        </MemoryRouter>
      </QueryCacheProvider>
    </ServicesProvider>
  );
}
