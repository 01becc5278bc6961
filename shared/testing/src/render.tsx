/** Renders a page or part of a remote as in the shell: services, cache, router, the remote's texts, toasts. */
import { useLocation } from '@park/platform';
import type { Translate } from '@park/ui';
import type { TextTree } from '@park/platform';
import { createTextStore } from '@park/platform/host';
import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ComponentType, ReactNode } from 'react';
import { createFakePlatform, type FakePlatform, type FakePlatformOptions } from './fake-platform';
import { PlatformProviders } from './platform-providers';

export interface RenderOptions extends FakePlatformOptions {
  /** Address of the page, such as `/companies?q=bio`. */
  readonly at?: string;
  /** Namespace of the texts; the remote's name. */
  readonly remote?: string;
}

export interface Rendered extends RenderResult, FakePlatform {
  readonly user: UserEvent;
  /** The router's current path and query. */
  readonly address: () => string;
}

/** Renders an element as inside the shell, and returns what tests look at: the services, the calls and the address. */
export function renderWithPlatform(element: ReactNode, options: RenderOptions = {}): Rendered {
  const platform = createFakePlatform(options);
  let address = options.at ?? '/';
  function Watch(): null {
    const location = useLocation();
    address = location.pathname + location.search;
    // The window has the router's address, as in a browser.
    history.replaceState(null, '', address);
    return null;
  }
  const result = render(
    <PlatformProviders
      services={platform.services}
      at={address}
      remote={options.remote ?? 'shell'}
      language={options.language}
      translate={translateErrors(options)}
    >
      <Watch />
      {element}
    </PlatformProviders>,
  );
  return { ...result, ...platform, user: userEvent.setup(), address: () => address };
}

/** Error texts as in the portal: the remote's own, then those that the test passes as the shell's. */
function translateErrors({ language = 'en', remote = 'shell', texts = {} }: RenderOptions): Translate {
  // A store of its own: the platform's store would report the shell's general errors as missing texts.
  const store = createTextStore(language);
  for (const [namespace, tree] of Object.entries(texts)) store.add(language, namespace, tree);
  return (key, values) => store.translate(remote, key, values);
}

/** Renders a page of a remote as inside the shell. */
export function renderRemotePage(Page: ComponentType, options: RenderOptions = {}): Rendered {
  return renderWithPlatform(<Page />, options);
}

/**
 * Creates the function with which a remote's tests render its pages, with the remote's name and texts.
 * @param defaults options that tests do not give themselves, such as the clock.
 */
export function remoteRenderer(
  remote: string,
  texts: { readonly en: TextTree; readonly fr: TextTree },
  defaults: RenderOptions = {},
): (Page: ComponentType, options?: RenderOptions) => Rendered {
  return (Page, options = {}) =>
    renderRemotePage(Page, { remote, texts: { [remote]: texts[options.language ?? 'en'] }, ...defaults, ...options });
}
