import { axe, renderWithPlatform, screen } from '@park/testing';
import { createFakeCookieJar } from '../cookies/fake-cookie-jar';
import { sessionTexts as english } from '../texts/session.en';
import { sessionTexts as french } from '../texts/session.fr';
import { ConsentBanner } from './ConsentBanner';
import { createConsentCookie, type ConsentChoice } from './consent-cookie';
import { ConsentLink } from './ConsentLink';
import { ConsentProvider } from './ConsentProvider';
import { createConsentStore } from './consent-store';

function show({
  choice,
  hasVendor = true,
  language = 'en',
}: { choice?: ConsentChoice; hasVendor?: boolean; language?: 'en' | 'fr' } = {}) {
  const cookie = createConsentCookie(createFakeCookieJar().cookies);
  if (choice) cookie.write(choice);
  const store = createConsentStore(cookie, hasVendor);
  const rendered = renderWithPlatform(
    <ConsentProvider value={store}>
      <main id="content" tabIndex={-1}>
        <ConsentLink />
      </main>
      <ConsentBanner />
    </ConsentProvider>,
    { language, texts: { shell: language === 'en' ? english : french } },
  );
  return { ...rendered, cookie, store };
}

const banner = () => screen.queryByRole('region', { name: 'May we count your visit?' });
const press = (name: string) => screen.getByRole('button', { name });

describe('consent banner', () => {
  it('asks until there is a choice', () => {
    show();
    expect(banner()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['Accept', true],
    ['Refuse', false],
  ])('%s keeps the choice, closes and leaves the focus on the page', async (name, analytics) => {
    const { user, cookie } = show();
    await user.click(press(name));
    expect(cookie.read()).toEqual({ analytics });
    expect(banner()).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps the focus with the person, who did not open it', async () => {
    const { user } = show();
    await user.click(press('Choose'));
    expect(screen.getByRole('checkbox', { name: 'Page views' })).toHaveFocus();
    await user.click(press('Save my choice'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('accept and refuse have the same look', () => {
    show();
    expect(press('Accept').className).toBe(press('Refuse').className);
  });

  it('the detailed choice starts with all optional purposes off', async () => {
    const { user, cookie } = show();
    await user.click(press('Choose'));
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toBeDisabled();
    expect(screen.getByRole('checkbox', { name: 'Necessary' })).toBeChecked();
    const pageViews = screen.getByRole('checkbox', { name: 'Page views' });
    expect(pageViews).not.toBeChecked();
    expect(pageViews).toHaveAccessibleDescription('Which pages are opened. No name, no e-mail.');
    await user.click(pageViews);
    await user.click(press('Save my choice'));
    expect(cookie.read()).toEqual({ analytics: true });
    expect(banner()).toBeNull();
  });

  it('saving without a selection refuses', async () => {
    const { user, cookie } = show();
    await user.click(press('Choose'));
    await user.click(press('Save my choice'));
    expect(cookie.read()).toEqual({ analytics: false });
  });

  it('stays closed once a choice was made', () => {
    show({ choice: { analytics: false } });
    expect(banner()).toBeNull();
  });

  it('the footer opens it again with the current choice, and the focus moves there and back', async () => {
    const { user, cookie } = show({ choice: { analytics: true } });
    await user.click(press('Cookie settings'));
    expect(screen.getByRole('heading', { name: 'May we count your visit?' })).toHaveFocus();
    expect(screen.getByRole('checkbox', { name: 'Page views' })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: 'Page views' }));
    await user.click(press('Save my choice'));
    expect(cookie.read()).toEqual({ analytics: false });
    expect(press('Cookie settings')).toHaveFocus();
  });

  it('can be closed without a change if there is a choice', async () => {
    const { user, cookie, store } = show({ choice: { analytics: true } });
    await user.click(press('Cookie settings'));
    await user.click(press('Close without changing'));
    expect(banner()).toBeNull();
    expect(cookie.read()).toEqual({ analytics: true });
    expect(store.getState().isOpen).toBe(false);
  });

  it('cannot be closed without a choice', () => {
    const { store } = show();
    store.close();
    expect(store.getState().isOpen).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close without changing' })).toBeNull();
  });

  it('is not shown where there is no vendor', () => {
    show({ hasVendor: false });
    expect(banner()).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('speaks French', () => {
    const { missingTexts } = show({ language: 'fr' });
    expect(screen.getByRole('button', { name: 'Refuser' })).toBeInTheDocument();
    expect(missingTexts).toEqual([]);
  });

  it('has no accessibility violation, closed, open or choosing', async () => {
    const { user, container } = show();
    expect((await axe(container)).violations).toEqual([]);
    await user.click(press('Choose'));
    expect((await axe(container)).violations).toEqual([]);
  });
});

describe('consent for page views', () => {
  it('AMB-54: is read from the cookie each time', () => {
    const cookie = createConsentCookie(createFakeCookieJar().cookies);
    const store = createConsentStore(cookie, true);
    expect(store.allowsAnalytics()).toBe(false);
    cookie.write({ analytics: true });
    expect(store.allowsAnalytics()).toBe(true);
    cookie.write({ analytics: false });
    expect(store.allowsAnalytics()).toBe(false);
  });

  it('is never given where there is no vendor', () => {
    const cookie = createConsentCookie(createFakeCookieJar().cookies);
    cookie.write({ analytics: true });
    expect(createConsentStore(cookie, false).allowsAnalytics()).toBe(false);
  });
});
