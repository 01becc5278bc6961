import type { Language } from '@park/platform';
import { createTextStore } from '@park/platform/host';
import { assignedCookie, createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { createLanguageChange, type LanguageChangePorts } from './change-language';

function setUp({ isSecure, ...ports }: Partial<LanguageChangePorts> & { isSecure?: boolean } = {}) {
  const texts = createTextStore('en');
  const jar = createFakeCookieJar({ isSecure });
  const document = { documentElement: { lang: 'en' } };
  const change = createLanguageChange({
    texts,
    loadShellTexts: async () => {},
    loadRemoteTexts: async () => {},
    document,
    cookies: jar.cookies,
    ...ports,
  });
  return { texts, document, jar, change };
}

test('loads the texts before it changes the language, so that no key is ever visible', async () => {
  const order: string[] = [];
  const { texts, change } = setUp({
    loadShellTexts: async (language) => void order.push(`shell ${language}`),
    loadRemoteTexts: async (language) => void order.push(`remotes ${language}`),
  });
  texts.subscribe(() => order.push(`shown ${texts.getState().language}`));
  await change('fr');
  expect(order).toEqual(['shell fr', 'remotes fr', 'shown fr']);
});

test('sets the page’s language and the cookie that the server reads for the next page', async () => {
  const { document, jar, change } = setUp();
  await change('fr');
  expect(document.documentElement.lang).toBe('fr');
  expect(jar.assignments.map(assignedCookie)).toEqual([
    { pair: 'language=fr', attributes: ['max-age=31536000', 'path=/', 'samesite=lax'] },
  ]);
});

test('sets a secure cookie on https', async () => {
  const { jar, change } = setUp({ isSecure: true });
  await change('fr');
  expect(assignedCookie(jar.assignments[0]).attributes).toContain('secure');
});

test('keeps the language and throws if the shell’s texts do not load', async () => {
  const { texts, jar, change } = setUp({ loadShellTexts: () => Promise.reject(new Error('offline')) });
  await expect(change('fr')).rejects.toThrow('offline');
  expect(texts.getState().language).toBe('en');
  expect(jar.cookie).toBe('');
});

test('changes the language even if a remote’s texts do not load', async () => {
  const { texts, change } = setUp({ loadRemoteTexts: () => Promise.reject(new Error('remote down')) });
  await change('fr');
  expect(texts.getState().language).toBe('fr');
});

test('of two overlapping changes the later one wins, even if its texts load first', async () => {
  const arrivals = new Map<Language, () => void>();
  const { texts, document, change } = setUp({
    loadShellTexts: (language) => new Promise((arrive) => arrivals.set(language, arrive)),
  });
  const first = change('fr');
  const second = change('en');
  arrivals.get('en')?.();
  await second;
  arrivals.get('fr')?.();
  await first;
  expect(texts.getState().language).toBe('en');
  expect(document.documentElement.lang).toBe('en');
});

test('calls the listener after the change', async () => {
  const chosen: Language[] = [];
  const { change } = setUp({ onChosen: (language) => chosen.push(language) });
  await change('fr');
  expect(chosen).toEqual(['fr']);
});
