import { act, screen, waitFor, within } from '@park/testing';
import { crowded, day, loaded, open } from '../../testing/calendar-page';

beforeEach(() => localStorage.clear());

describe('keyboard', () => {
  it('has one tab stop, and moves from day to day', async () => {
    const page = open();
    await loaded();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([day(/^Friday 20 /)]);
    act(() => day(/^Friday 20 /).focus());
    await page.user.keyboard('{ArrowRight}');
    expect(day(/^Saturday 21 /)).toHaveFocus();
    await page.user.keyboard('{ArrowUp}');
    expect(day(/^Saturday 14 /)).toHaveFocus();
    await page.user.keyboard('{Home}');
    expect(day(/^Monday 9 /)).toHaveFocus();
    await page.user.keyboard('{End}{ArrowDown}{ArrowLeft}');
    expect(day(/^Saturday 21 /)).toHaveFocus();
    expect(screen.getAllByRole('gridcell').filter(({ tabIndex }) => tabIndex === 0)).toEqual([day(/^Saturday 21 /)]);
    expect(page.address()).toBe('/events-calendar');
  });

  it('moves beyond the month, and keeps the focus', async () => {
    const page = open();
    await loaded();
    act(() => day(/^Friday 20 /).focus());
    await page.user.keyboard('{PageDown}');
    expect(page.address()).toBe('/events-calendar?date=2026-12-20');
    expect(day(/^Sunday 20 December/)).toHaveFocus();
    await page.user.keyboard('{PageUp}');
    expect(day(/^Friday 20 November/)).toHaveFocus();
    expect(page.address()).toBe('/events-calendar');
    await page.user.keyboard('{ArrowDown}{ArrowDown}');
    expect(page.address()).toBe('/events-calendar?date=2026-12-04');
    expect(day(/^Friday 4 December/)).toHaveFocus();
  });

  it('opens a day with all its events, and Escape returns to the day', async () => {
    const page = open();
    await loaded();
    act(() => day(/^Saturday 21 /).focus());
    await page.user.keyboard('{ArrowLeft}{Enter}');
    const dialog = screen.getByRole('dialog', { name: 'Friday 20 November 2026' });
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Thu 19 Nov – Mon 23 NovResearch fairBuilding C, ForumWorkshop',
      '14:00–16:00Patents for beginnersBuilding C, ForumWorkshop',
    ]);
    // What browsers do on Escape; jsdom has no modal dialogs.
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(day(/^Friday 20 /)).toHaveFocus();
    await page.user.keyboard('{ArrowUp}{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('moves through the list, and to the next month by Page Down', async () => {
    const page = open('/events-calendar?view=list&date=2026-11-20');
    const links = () => screen.getAllByRole('link').filter((link) => link.closest('li') && !link.closest('nav'));
    await screen.findByRole('link', { name: 'Research fair' });
    act(() => links()[0]?.focus());
    await page.user.keyboard('{ArrowDown}');
    expect(links()[1]).toHaveFocus();
    await page.user.keyboard('{End}');
    expect(links().at(-1)).toHaveFocus();
    await page.user.keyboard('{Home}{ArrowUp}');
    expect(links()[0]).toHaveFocus();
    await page.user.keyboard('{PageDown}');
    expect(page.address()).toBe('/events-calendar?view=list&date=2026-12-20');
    expect(screen.getByRole('heading', { level: 2, name: 'December 2026' })).toHaveFocus();
  });
});

describe('views', () => {
  it('has the same events in all three', async () => {
    const titles = () => [
      ...new Set(
        ['Research fair', 'Patents for beginners', 'Winter dinner'].filter(
          (title) => screen.queryAllByRole('link', { name: new RegExp(title) }).length > 0,
        ),
      ),
    ];
    const page = open('/events-calendar?date=2026-11-20');
    await loaded();
    expect(titles()).toHaveLength(3);
    await page.user.click(screen.getByRole('radio', { name: 'Week' }));
    expect(page.address()).toBe('/events-calendar?date=2026-11-20&view=week');
    expect(await screen.findByRole('grid', { name: /16.–.22 November 2026/ })).toBeInTheDocument();
    await screen.findByRole('link', { name: /14:00–16:00\s*Patents for beginners\s*Building C, Forum/ });
    await page.user.click(screen.getByRole('radio', { name: 'List' }));
    await screen.findByRole('heading', { level: 3, name: 'Friday 20 November Today' });
    expect(titles()).toHaveLength(3);
  });

  it('collapses past days in the list until they are asked for', async () => {
    open('/events-calendar?view=list');
    const today = within(await screen.findByRole('region', { name: 'Friday 20 November Today' }));
    expect(today.getByRole('link', { name: 'Research fair' })).toBeInTheDocument();
    expect(screen.getByText('1 earlier event this month')).toBeInTheDocument();
    expect((await screen.findByText('Early bird')).closest('details')).not.toHaveAttribute('open');
  });

  it('shows the number of hidden events, and opens them', async () => {
    const page = open('/events-calendar', crowded);
    await loaded('7 events');
    expect(screen.getAllByRole('link', { name: /Event \d/ })).toHaveLength(3);
    await page.user.click(screen.getByRole('button', { name: '+4 more on Wednesday 25 November 2026' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('listitem')).toHaveLength(7);
  });

  it('steps by buttons, and returns to today', async () => {
    const page = open('/events-calendar?view=week');
    await page.user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(page.address()).toBe('/events-calendar?view=week&date=2026-11-27');
    await page.user.click(screen.getByRole('button', { name: 'Previous week' }));
    await page.user.click(screen.getByRole('button', { name: 'Previous week' }));
    expect(screen.getByRole('heading', { level: 2, name: /9.–.15 November 2026/ })).toBeInTheDocument();
    screen.getByRole('button', { name: 'Today' }).focus();
    await page.user.keyboard('{Enter}');
    expect(page.address()).toBe('/events-calendar?view=week');
    // The button is gone where today is visible; the focus stays on the heading of the week.
    expect(screen.queryByRole('button', { name: 'Today' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: /16.–.22 November 2026/ })).toHaveFocus();
  });

  it.each(['2026-02-30', 'tomorrow', ''])('treats ?date=%s as today', async (date) => {
    open(`/events-calendar?date=${date}`);
    expect(await screen.findByRole('grid', { name: 'November 2026' })).toBeInTheDocument();
  });
});
