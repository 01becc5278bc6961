/** Tests that the pages of a remote render on a server: without a document, from the answers of their first calls. */
import type { ParkClient, RemoteDescriptor, RemoteModule } from '@park/platform';
import { callUrl } from '@park/platform/host';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import type { FakeAnswers } from './fake-client';
import { createFakePlatform, type FakePlatformOptions } from './fake-platform';
import { firstCallUrls } from './first-call-urls';
import { PlatformProviders } from './platform-providers';

export interface ServerPage {
  /** Address of the page, such as `/companies?q=bio`. */
  readonly at: string;
  /** Answers to the first calls that the descriptor names for this address. */
  readonly answers: FakeAnswers;
  /** Text from these answers that the page shows. */
  readonly shows: readonly string[];
}

export interface ServerRenderingOptions extends Omit<FakePlatformOptions, 'answers' | 'texts' | 'language'> {
  readonly descriptor: RemoteDescriptor;
  readonly remoteModule: RemoteModule;
  /** By route id; every route of the descriptor needs one. */
  readonly pages: Readonly<Record<string, ServerPage>>;
}

/**
 * Registers a test per route of the descriptor and language. The test file needs `@jest-environment node`: there, access
 * to `window`, `document`, `location` or `localStorage` during the render throws.
 */
export function testServerRendering({ descriptor, remoteModule, pages, ...options }: ServerRenderingOptions): void {
  describe('on a server', () => {
    it('has neither window nor document', () => {
      expect([typeof window, typeof document]).toEqual(['undefined', 'undefined']);
    });

    it('covers every route', () => {
      expect(Object.keys(pages).sort()).toEqual(descriptor.routes.map(({ id }) => id).sort());
    });

    const cases = descriptor.routes.flatMap((route) =>
      (['en', 'fr'] as const).map((language) => ({ id: route.id, page: route.page, language })),
    );
    it.each(cases)('$id renders from its first calls ($language)', async ({ id, page, language }) => {
      const found = pages[id];
      const loadPage = remoteModule.pages[page];
      if (!found || !loadPage) throw new Error(`No page for the route ${id}`);
      const { default: Page } = await loadPage();
      const { texts } = await remoteModule.texts[language]();
      const errors = jest.spyOn(console, 'error').mockImplementation(() => {});
      const { html, firstUrls, usedUrls, missingTexts } = renderOnServer(Page, descriptor, found, {
        ...options,
        language,
        texts: { [descriptor.name]: texts },
      });
      const text = textOf(html);
      expect(found.shows.filter((part) => !text.includes(part))).toEqual([]);
      // A first call that the render does not use delays the page for nothing.
      expect(usedUrls).toEqual(firstUrls);
      // React renders the fallback of a boundary in which something threw and marks it like this.
      expect(html).not.toContain('<!--$!-->');
      expect(missingTexts).toEqual([]);
      expect(errors.mock.calls).toEqual([]);
      errors.mockRestore();
    });
  });
}

function renderOnServer(
  Page: ComponentType,
  descriptor: RemoteDescriptor,
  page: ServerPage,
  options: FakePlatformOptions,
) {
  const platform = createFakePlatform(options);
  const { clock, configuration } = platform.services;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: configuration.parkTimeZone });
  const urls = new Set(firstCallUrls(descriptor, page.at, day.format(clock())));
  const used = new Set<string>();
  const preloaded = (name: keyof FakeAnswers, input: object): unknown => {
    const { url } = callUrl(name, input, '');
    if (!urls.has(url)) return undefined;
    if (!(name in page.answers)) throw new Error(`The test does not answer the first call ${url}.`);
    used.add(url);
    const answer: unknown = page.answers[name];
    return typeof answer === 'function' ? (answer as (input: object) => unknown)(input) : answer;
  };
  const client: ParkClient = {
    ...platform.services.client,
    takePreloadedResponse: preloaded as ParkClient['takePreloadedResponse'],
  };
  const html = renderToString(
    <PlatformProviders
      services={{ ...platform.services, client }}
      at={page.at}
      remote={descriptor.name}
      language={options.language}
    >
      <Page />
    </PlatformProviders>,
  );
  return { html, firstUrls: [...urls].sort(), usedUrls: [...used].sort(), missingTexts: platform.missingTexts };
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of the markup; React separates neighbouring texts by an empty comment. */
const textOf = (html: string): string =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
