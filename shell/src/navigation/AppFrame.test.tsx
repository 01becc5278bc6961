import { Link, useSearchParams } from '@park/platform';
import { Route, Routes } from '@park/platform/host';
import { act, axe, fireEvent, screen, waitFor, within } from '@park/testing';
import { Page } from '@park/ui';
import { useState } from 'react';
import { renderInShell, type ShellOptions } from '../testing/render-in-shell';
import { testRemotes } from '../testing/remotes-fixture';
import { AppFrame } from './AppFrame';

const preload = jest.fn();
beforeEach(() => preload.mockClear());

function Filters() {
  const [, setParameters] = useSearchParams();
  return (
    <button type="button" onClick={() => setParameters({ q: 'bio' })}>
      filter
    </button>
  );
}

function LatePage() {
  const [isThere, setIsThere] = useState(false);
  return isThere ? (
    <Page title="Events" />
  ) : (
    <button type="button" onClick={() => setIsThere(true)}>
      arrive
    </button>
  );
}

const renderFrame = (options: ShellOptions = {}) =>
  renderInShell(
    <AppFrame remotes={testRemotes} preload={preload}>
      <Routes>
        <Route path="/" element={<Page title="Home" />} />
        <Route
          path="/news"
          element={
            <Page title="News">
              <Link to="/news/details?id=7">Article</Link>
              <a href="https://elsewhere.example/companies">elsewhere</a>
              <Filters />
            </Page>
          }
        />
        <Route path="/events" element={<LatePage />} />
        <Route path="*" element={<Page title="Somewhere" />} />
      </Routes>
    </AppFrame>,
    options,
  );

const areas = () => within(screen.getByRole('navigation', { name: 'Areas' }));
const names = (links: HTMLElement[]) => links.map((link) => link.textContent);

describe('areas (MISS-27)', () => {
  test('a visitor sees the areas that are open to visitors', () => {
    renderFrame();
    expect(names(areas().getAllByRole('link'))).toEqual(['Companies', 'Jobs', 'News', 'Events']);
  });

  test.each([
    [4619, ['Companies', 'Jobs', 'News', 'Events', 'Parking', 'Portal']],
    [4622, ['Companies', 'Jobs', 'News', 'Events', 'Parking', 'Rooms', 'Portal']],
    [5464, ['Companies', 'Jobs', 'News', 'Events', 'Portal']],
    [4808, ['Companies', 'Jobs', 'News', 'Events', 'Parking', 'Rooms', 'Portal']],
    [null, ['Companies', 'Jobs', 'News', 'Events']],
  ] as const)('role %s sees what its guard opens', (role, expected) => {
    renderFrame({ role });
    expect(names(areas().getAllByRole('link'))).toEqual(expected);
  });

  test('change with a role at once (AMB-36)', () => {
    const { session } = renderFrame({ role: 4619 });
    act(() => session.store.updateProfile({ role: 4622 }));
    expect(areas().getByRole('link', { name: 'Rooms' })).toBeInTheDocument();
  });

  test('marks the area of the current page', () => {
    renderFrame({ at: '/news/details?id=7' });
    expect(areas().getByRole('link', { name: 'News' })).toHaveAttribute('aria-current', 'true');
    expect(areas().getByRole('link', { name: 'Events' })).not.toHaveAttribute('aria-current');
  });
});

describe('small screens', () => {
  test('the bar has four areas, the sheet all of them with language and theme', async () => {
    const { user } = renderFrame({ role: 4622 });
    const bar = within(screen.getByRole('navigation', { name: 'Most used areas' }));
    expect(names(bar.getAllByRole('link'))).toEqual(['Companies', 'News', 'Events', 'Parking']);
    await user.click(bar.getByRole('button', { name: 'More' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'All areas' }));
    expect(names(sheet.getAllByRole('link'))).toEqual([
      'Companies',
      'Jobs',
      'News',
      'Events',
      'Parking',
      'Rooms',
      'Portal',
    ]);
    expect(sheet.getByRole('radio', { name: 'Dark' })).toBeInTheDocument();
    await user.click(sheet.getByRole('link', { name: 'News' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('News');
  });
});

describe('navigation', () => {
  test('the focus moves to the new title, which is announced', async () => {
    const { user } = renderFrame();
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveFocus();
    await user.click(areas().getByRole('link', { name: 'News' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'News' })).toHaveFocus());
    expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain('News');
  });

  test('waits for a page that is still loading', async () => {
    const { user } = renderFrame();
    await user.click(areas().getByRole('link', { name: 'Events' }));
    (await screen.findByRole('button', { name: 'arrive' })).blur();
    fireEvent.click(screen.getByRole('button', { name: 'arrive' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Events' })).toHaveFocus());
  });

  test('a filter changes the address but not the focus', async () => {
    const { user, address } = renderFrame({ at: '/news' });
    await user.click(screen.getByRole('button', { name: 'filter' }));
    await waitFor(() => expect(address()).toBe('/news?q=bio'));
    expect(screen.getByRole('button', { name: 'filter' })).toHaveFocus();
  });

  test('the first tab stop is the link that skips the header', async () => {
    const { user } = renderFrame();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute(
      'href',
      `#${screen.getByRole('main').id}`,
    );
  });
});

describe('preloading', () => {
  test('preloads any internal link that the pointer rests on, and no external one', async () => {
    const { user } = renderFrame({ at: '/news' });
    await user.hover(areas().getByRole('link', { name: 'Companies' }));
    await waitFor(() => expect(preload).toHaveBeenCalledWith('/companies'));
    await user.hover(screen.getByRole('link', { name: 'Article' }));
    await waitFor(() => expect(preload).toHaveBeenCalledWith('/news/details'));
    await user.hover(screen.getByText('elsewhere'));
    await user.hover(areas().getByRole('link', { name: 'Companies' }));
    await waitFor(() => expect(preload.mock.calls).toEqual([['/companies'], ['/news/details'], ['/companies']]));
  });

  test('preloads a link that gets the focus', async () => {
    renderFrame();
    act(() => areas().getByRole('link', { name: 'Events' }).focus());
    await waitFor(() => expect(preload).toHaveBeenCalledWith('/events'));
  });
});

test.each([
  ['en', undefined],
  ['fr', undefined],
  ['en', 4622],
  ['fr', 4622],
] as const)('is accessible in %s for role %s, with a text for every key', async (language, role) => {
  const { part, missingTexts } = renderFrame({ language, role, hasConsentVendor: true });
  expect(await axe(part)).toHaveNoViolations();
  expect(missingTexts).toEqual([]);
});
