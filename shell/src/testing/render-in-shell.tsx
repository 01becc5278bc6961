/** For tests: renders a part of the shell with the shell's providers, real ones where possible, without network. */
import type { Language, PublicConfiguration, SessionUser } from '@park/platform';
import { useServices } from '@park/platform';
import { ServicesProvider } from '@park/platform/host';
import { renderWithPlatform, type FakeAnswers, type Rendered } from '@park/testing';
import { useState, type ReactNode } from 'react';
import { createAccessStore } from '../access/access-store';
import { ConsentProvider } from '../consent/ConsentProvider';
import { createConsentCookie } from '../consent/consent-cookie';
import { createConsentStore } from '../consent/consent-store';
import { createLanguageChange } from '../i18n/change-language';
import { createShellTexts } from '../i18n/shell-texts';
import { UiProviders } from '../i18n/UiProviders';
import { createBrowserCookies } from '../cookies/browser-cookies';
import { createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { createSession } from '../session/session';
import { acme, createFakeStorage, createSessionFixture, emma, type SessionFixture } from '../session/session-fixture';
import { SessionProvider } from '../session/SessionProvider';
import { texts as english } from '../texts/en';
import { texts as french } from '../texts/fr';
import { createThemeStore } from '../theme/theme-store';
import { ThemeProvider } from '../theme/ThemeProvider';

export interface ShellOptions {
  readonly at?: string;
  readonly language?: Language;
  /** Role of the signed-in person; undefined for a visitor, `null` for a person without a role. */
  readonly role?: SessionUser['role'];
  readonly answers?: FakeAnswers;
  readonly configuration?: Partial<PublicConfiguration>;
  readonly hasConsentVendor?: boolean;
  readonly now?: Date;
}

export interface RenderedInShell extends Rendered {
  readonly session: SessionFixture;
  /** The element around the rendered part, without the toasts of the test platform, because AppFrame has its own. */
  readonly part: HTMLElement;
}

export function createShellSession({ role, answers }: Pick<ShellOptions, 'role' | 'answers'>): SessionFixture {
  if (role === undefined) return createSessionFixture({ answers });
  const state = {
    user: { ...emma, role },
    company: acme,
    isKnovaMember: false,
    isLoggedIn: true,
    isLoggingIn: false,
    lastUserCheck: Date.now(),
  };
  const jar = createFakeCookieJar();
  jar.set('token', 'marker');
  const session = createSessionFixture({
    answers,
    jar,
    storage: createFakeStorage({ auth: JSON.stringify({ state, version: 0 }) }),
  });
  session.store.rehydrate();
  return session;
}

export function renderInShell(element: ReactNode, options: ShellOptions = {}): RenderedInShell {
  const session = createShellSession(options);
  const rendered = renderWithPlatform(
    <ShellProviders session={session} hasConsentVendor={options.hasConsentVendor ?? false}>
      <div data-testid="part">{element}</div>
    </ShellProviders>,
    { ...options, texts: { shell: options.language === 'fr' ? french : english } },
  );
  return { ...rendered, session, part: rendered.getByTestId('part') };
}

function ShellProviders({
  session,
  hasConsentVendor,
  children,
}: {
  session: SessionFixture;
  hasConsentVendor: boolean;
  children: ReactNode;
}) {
  const platform = useServices();
  const [made] = useState(() => {
    const shellTexts = createShellTexts(platform.texts);
    const cookies = createBrowserCookies(false);
    const changeLanguage = createLanguageChange({
      texts: platform.texts,
      loadShellTexts: shellTexts.load,
      loadRemoteTexts: async () => {},
      document,
      cookies,
    });
    return {
      shellTexts,
      services: { ...platform, session: session.store, access: createAccessStore(session.store), changeLanguage },
      session: createSession(session.store),
      consent: createConsentStore(createConsentCookie(createFakeCookieJar().cookies), hasConsentVendor),
      theme: createThemeStore(document, cookies),
    };
  });
  return (
    <ServicesProvider value={made.services}>
      <SessionProvider value={made.session}>
        <ConsentProvider value={made.consent}>
          <ThemeProvider value={made.theme}>
            <UiProviders shellTexts={made.shellTexts}>{children}</UiProviders>
          </ThemeProvider>
        </ConsentProvider>
      </SessionProvider>
    </ServicesProvider>
  );
}
