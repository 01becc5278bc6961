import { axe, refusal, screen, waitFor, within } from '@park/testing';
import { eventItem } from '../../testing/answers';
import { asked, day, loaded, none, november, open } from '../../testing/calendar-page';

beforeEach(() => localStorage.clear());

describe('calendar of events', () => {
  it('shows the days at once, then the month with its events, with today marked', async () => {
    const page = open();
    expect(screen.getByRole('grid', { name: 'November 2026' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('gridcell')).toHaveLength(42);
    await loaded('4 events');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent?.slice(0, 3))).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(day(/^Friday 20 November 2026/)).toHaveAttribute('aria-current', 'date');
    expect(day(/^Friday 20 November 2026, 2 events/)).toContainElement(
      screen.getByRole('link', { name: '14:00 Patents for beginners' }),
    );
    expect(day(/^Saturday 21 November 2026, 1 event/)).toBeInTheDocument();
    expect(day(/^Sunday 8 November 2026, no events$/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /19:00 Winter dinner ?, Members only, Cancelled/ })).toHaveAttribute(
      'href',
      '/events/details?id=dinner',
    );
    expect(document.title).toBe('Events calendar · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it('renders an event of several days as one bar per week', async () => {
    open();
    await loaded();
    const bars = screen.getAllByRole('link', { name: /Research fair/ });
    expect(bars.map((bar) => bar.parentElement?.style.getPropertyValue('--days'))).toEqual(['4', '1']);
    expect(bars[0]?.closest('[data-day]')).toHaveAttribute('data-day', '2026-11-19');
    expect(bars[1]?.closest('[data-day]')).toHaveAttribute('data-day', '2026-11-23');
  });

  it('asks for whole weeks of the park’s calendar with the setting `all` (ROUTE-08, AMB-48)', async () => {
    const page = open();
    await loaded();
    expect(asked(page)).toEqual(['/api/events/range?endDate=2026-12-06&memberEventSetting=all&startDate=2026-10-26']);
  });

  it('opens on today in the park, whatever the time zone of the device', async () => {
    const page = open('/events-calendar', november, { now: new Date('2026-11-30T23:30:00Z') });
    await loaded();
    expect(screen.getByRole('heading', { level: 2, name: 'December 2026' })).toBeInTheDocument();
    expect(day(/^Tuesday 1 December/)).toHaveAttribute('aria-current', 'date');
    expect(page.address()).toBe('/events-calendar');
  });
});

describe('an invalid day in the address', () => {
  it.each(['2026-02-30', '9999-12-31', '9999-12-01', '0000-01-01', '0001-01-01', '-271821-04-20', 'tomorrow'])(
    'of the day %s shows today',
    async (date) => {
      open(`/events-calendar?date=${date}`);
      await loaded();
      expect(screen.getByRole('heading', { level: 2, name: 'November 2026' })).toBeInTheDocument();
    },
  );

  it('does not step beyond the range of years', async () => {
    const page = open('/events-calendar?date=2100-11-30', none);
    await loaded();
    await page.user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(page.address()).toBe('/events-calendar?date=2100-11-30');
    expect(screen.getByRole('heading', { level: 2, name: 'November 2100' })).toBeInTheDocument();
  });
});

describe('types of events', () => {
  const kinds = {
    items: [
      eventItem({ id: 'a', type: 'knova', title: 'Optics day', ...at(24) }),
      eventItem({ id: 'b', type: 'workshop', title: 'Patents', ...at(25) }),
    ],
  };
  function at(ofMonth: number) {
    return { startDate: `2026-11-${ofMonth}T08:00:00.000Z`, endDate: `2026-11-${ofMonth}T09:00:00.000Z` };
  }

  it('have a name, a number and a shape, and narrow the events in the address', async () => {
    const page = open('/events-calendar', kinds);
    await loaded('2 events');
    const filter = within(await screen.findByRole('group', { name: 'Kind of event' }));
    const workshops = filter.getByRole('button', { name: 'Workshop 1 in this period' });
    expect(workshops.querySelector('svg')).not.toBeNull();
    await page.user.click(workshops);
    await loaded('1 event');
    expect(page.address()).toBe('/events-calendar?events=workshop');
    expect(screen.queryByRole('link', { name: /Optics day/ })).toBeNull();
    // All types are loaded, so nothing is asked again.
    expect(asked(page)).toHaveLength(1);
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    await loaded('2 events');
  });

  it('have names that contain what is seen in the days (WCAG 2.5.3)', async () => {
    const { container } = open('/events-calendar', kinds);
    await loaded();
    const result = await axe(container, { rules: { 'label-content-name-mismatch': { enabled: true } } });
    expect(result.violations).toEqual([]);
  });

  it('names an event of the whole month above the days instead of drawing a bar in each week', async () => {
    const year = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T00:00:00.000Z', isAllDay: true };
    open('/events-calendar', { items: [eventItem({ title: 'Exhibition', ...year })] });
    await loaded('1 event');
    expect(screen.getAllByRole('link', { name: /Exhibition/ })).toHaveLength(1);
    expect(day(/^Sunday 8 November 2026, 1 event/)).toBeInTheDocument();
  });

  it('says that an event of the whole month is cancelled', async () => {
    const year = { startDate: '2026-01-01T00:00:00.000Z', endDate: '2026-12-31T00:00:00.000Z', isAllDay: true };
    open('/events-calendar', { items: [eventItem({ title: 'Exhibition', status: 'cancelled', ...year })] });
    await loaded('1 event');
    expect(screen.getByRole('link', { name: 'Exhibition , Cancelled' })).toBeInTheDocument();
  });
});

describe('which events', () => {
  it.each([
    ['true', 'members'],
    ['members', 'members'],
    ['false', 'public'],
    ['public', 'public'],
    ['anything', 'all'],
  ])('?membersOnly=%s asks for %s', async (parameter, setting) => {
    const page = open(`/events-calendar?membersOnly=${parameter}`);
    await loaded();
    expect(asked(page)[0]).toContain(`memberEventSetting=${setting}`);
  });

  it('uses the stored setting, unless the address has one (AMB-49)', async () => {
    localStorage.setItem('membersOnly', 'members');
    const page = open();
    await loaded();
    expect(asked(page)[0]).toContain('memberEventSetting=members');
    page.unmount();
    const other = open('/events-calendar?membersOnly=public');
    await loaded();
    expect(asked(other)[0]).toContain('memberEventSetting=public');
  });

  it('stores a setting and writes it into the address; a visitor has none', async () => {
    const page = open('/events-calendar', november, { user: {} });
    await loaded();
    await page.user.click(screen.getByRole('radio', { name: 'Members only' }));
    expect(page.address()).toBe('/events-calendar?membersOnly=members');
    expect(localStorage.getItem('membersOnly')).toBe('members');
    await waitFor(() => expect(asked(page).at(-1)).toContain('memberEventSetting=members'));
    page.unmount();
    open();
    await loaded();
    expect(screen.queryByRole('group', { name: 'Which events' })).toBeNull();
  });
});

describe('special cases', () => {
  it('has an empty state with a next step', async () => {
    const page = open('/events-calendar?view=list', none);
    expect(await screen.findByRole('heading', { name: 'No events in this period' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show later events' }));
    expect(page.address()).toBe('/events-calendar?view=list&date=2026-12-20');
    page.unmount();
    const filtered = open('/events-calendar?view=list&membersOnly=true', none, { user: {} });
    await filtered.user.click(await screen.findByRole('button', { name: 'Show all events' }));
    expect(filtered.address()).toBe('/events-calendar?view=list');
  });

  it.each(['month', 'week'])('says that the filter hides all events of the %s, and shows them again', async (view) => {
    const page = open(`/events-calendar?view=${view}&events=knova&membersOnly=members`, november, { user: {} });
    await page.user.click(await screen.findByRole('button', { name: 'Show all events' }));
    expect(page.address()).toBe(`/events-calendar?view=${view}`);
    await loaded(/[1-9] events?$/);
    expect(screen.queryByRole('button', { name: 'Show all events' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: /2026$/ })).toHaveFocus();
  });

  it('moves the focus to the period when the button of the filter disappears', async () => {
    const page = open('/events-calendar?view=month&events=workshop');
    await loaded();
    await page.user.click(screen.getByRole('button', { name: 'Show all' }));
    expect(screen.queryByRole('button', { name: 'Show all' })).toBeNull();
    expect(screen.getByRole('heading', { level: 2, name: /2026$/ })).toHaveFocus();
  });

  it('shows no notice for an empty month without a filter', async () => {
    open('/events-calendar?view=month', none);
    await loaded();
    expect(screen.queryByRole('button', { name: 'Show all events' })).toBeNull();
  });

  it('shows an error in place, and recovers', async () => {
    const page = open('/events-calendar', refusal(500, 'errors.recoverable'));
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    page.client.answer({ 'GET /api/events/range': november });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await loaded('4 events');
  });

  it('says when there are more events than one response contains', async () => {
    open('/events-calendar', { ...november, isCapped: true });
    expect(await screen.findByText(/more events in this period/)).toBeInTheDocument();
  });
});

it('names the time zone', async () => {
  open('/events-calendar', november, { configuration: { parkTimeZone: 'Pacific/Auckland' } });
  await loaded();
  expect(screen.getByText(/All times are in the park’s time zone \(Pacific\/Auckland\)/)).toBeInTheDocument();
});

it('renders in French, Monday first', async () => {
  const page = open('/events-calendar', november, { language: 'fr' });
  expect(await screen.findByRole('grid', { name: 'Novembre 2026' })).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('lundi');
  expect(await screen.findByText('4 événements')).toBeInTheDocument();
  expect(page.missingTexts).toEqual([]);
});

it.each(['month', 'week', 'list'])('has no accessibility violation as %s', async (view) => {
  const { container } = open(`/events-calendar?view=${view}`);
  await loaded();
  expect((await axe(container)).violations).toEqual([]);
});
