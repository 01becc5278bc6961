import { axe, firstCallUrls, refusal, screen, waitFor, type FakeAnswers } from '@park/testing';
import descriptor from '../../../remote.config';
import { ownSpots } from '../../testing/holding';
import { monday, parkingDay } from '../../testing/parking';
import { asked, dayField, heading, openParking, row } from '../../testing/parking-page';

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

describe('parking of a day', () => {
  it('shows a skeleton, then the lots with the free spots of each kind, and the balance from the start', async () => {
    const page = openParking();
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Parking' }).parentElement).toHaveTextContent('5 credits');
    expect(await heading('Fri 20 Nov, whole day')).toBeInTheDocument();
    expect(
      row('P1 North')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['6 standard', '2 electric', '1 accessible', '0 motorbike']);
    expect(row('P1 North').getByRole('link', { name: 'Lake road 40 (Show on a map)' })).toHaveAttribute(
      'href',
      expect.stringContaining('mlat=46.5&mlon=6.5'),
    );
    expect(screen.getByText('8 free spots for Fri 20 Nov, whole day')).toBeInTheDocument();
    expect(screen.getByText('Costs 2 of your 5 credits')).toBeInTheDocument();
    expect(document.title).toBe('Parking · Test Park');
    expect(page.missingTexts).toEqual([]);
  });

  it.each([
    '/parkshare',
    `/parkshare?date=${monday}`,
    '/parkshare?half=am',
    `/parkshare?date=${monday}&half=pm`,
    `/parkshare?date=${monday}&half=am&lot=north`,
    '/parkshare?lot=north',
  ])('asks at %s for exactly what comes with the page', async (at) => {
    const page = openParking(at);
    await heading(
      at.includes(monday)
        ? `Mon 23 Nov, ${at.includes('pm') ? 'afternoon' : at.includes('am') ? 'morning' : 'whole day'}`
        : `Fri 20 Nov, ${at.includes('am') ? 'morning' : 'whole day'}`,
    );
    expect(page.client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at));
  });

  it('ignores unknown values in the address', async () => {
    const page = openParking('/parkshare?date=soon&half=night');
    await heading('Fri 20 Nov, whole day');
    expect(asked(page)).toEqual(['/api/parking/parking-lots']);
  });

  it('opens with the afternoon in the afternoon, and with tomorrow in the evening', async () => {
    const at = (endedHalves: ('am' | 'pm')[]): FakeAnswers => ({
      'GET /api/parking/parking-lots': ({ query }) =>
        parkingDay({
          date: query?.date ?? '2026-11-20',
          half: query?.half ?? 'day',
          endedHalves: query?.date ? [] : endedHalves,
        }),
    });
    const afternoon = openParking('/parkshare', at(['am']));
    await heading('Fri 20 Nov, afternoon');
    expect(screen.getByRole('radio', { name: 'Afternoon' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Whole day' })).toBeDisabled();
    expect([asked(afternoon), afternoon.address()]).toEqual([
      ['/api/parking/parking-lots', '/api/parking/parking-lots?half=pm'],
      '/parkshare',
    ]);
    afternoon.unmount();

    const evening = openParking('/parkshare', at(['am', 'pm']));
    await heading('Sat 21 Nov, whole day');
    expect(dayField()).toHaveValue('21/11/2026');
    expect(asked(evening)).toEqual(['/api/parking/parking-lots', '/api/parking/parking-lots?date=2026-11-21']);
  });

  it('moves a day forward and back, and keeps the day in the address', async () => {
    const page = openParking('/parkshare?half=am');
    await heading('Fri 20 Nov, morning');
    await page.user.click(screen.getByRole('button', { name: 'Next day' }));
    expect(page.address()).toBe('/parkshare?date=2026-11-21&half=am');
    await heading('Sat 21 Nov, morning');
    await page.user.click(screen.getByRole('button', { name: 'Next day' }));
    await page.user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(page.address()).toBe('/parkshare?date=2026-11-21&half=am');
  });

  it('accepts a typed day, and shows the selectable days instead of changing to another', async () => {
    const page = openParking();
    await heading('Fri 20 Nov, whole day');
    await page.user.clear(dayField());
    await page.user.type(dayField(), monday);
    expect(page.address()).toBe(`/parkshare?date=${monday}`);
    await heading('Mon 23 Nov, whole day');
    await page.user.clear(dayField());
    await page.user.type(dayField(), '2027-02-01');
    expect(dayField()).toHaveAccessibleDescription('Choose a day from Fri 20 Nov to Sun 20 Dec.');
    expect(page.address()).toBe(`/parkshare?date=${monday}`);
  });

  it('does not go before today', async () => {
    const page = openParking();
    await heading('Fri 20 Nov, whole day');
    await page.user.click(screen.getByRole('button', { name: 'Previous day' }));
    expect(dayField()).toHaveAccessibleDescription('Choose a day from Fri 20 Nov to Sun 20 Dec.');
    expect(page.address()).toBe('/parkshare');
  });

  it('loads the calendar after the first screen; it selects a day by keyboard', async () => {
    const page = openParking();
    await heading('Fri 20 Nov, whole day');
    await page.user.click(await screen.findByRole('button', { name: 'Choose a date' }));
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/20.* November 2026/));
    await page.user.keyboard('{ArrowDown}{Enter}');
    expect(page.address()).toBe('/parkshare?date=2026-11-27');
  });

  it('changes the half with the keyboard', async () => {
    const page = openParking();
    await heading('Fri 20 Nov, whole day');
    screen.getByRole('radio', { name: 'Whole day' }).focus();
    await page.user.keyboard('{ArrowLeft}');
    expect(page.address()).toBe('/parkshare?half=pm');
    await heading('Fri 20 Nov, afternoon');
  });

  it('shows which half is still free when the whole day is not', async () => {
    const page = openParking();
    await heading('Fri 20 Nov, whole day');
    expect(row('P2 South').getByText('Full')).toBeInTheDocument();
    expect(row('P2 South').queryByRole('button', { name: /Book/ })).toBeNull();
    await page.user.click(row('P2 South').getByRole('button', { name: 'Morning: 3 free in P2 South' }));
    expect(page.address()).toBe('/parkshare?half=am');
  });

  it.each([
    [422, 'errors.parking.inThePast', 'This day is over'],
    [422, 'errors.parking.tooFarAhead', 'This day is too far ahead'],
  ])('leads from a link with a wrong day to today (%i %s)', async (status, key, title) => {
    const page = openParking('/parkshare?date=2026-01-02', {
      'GET /api/parking/parking-lots': ({ query }) => (query?.date ? refusal(status, key) : parkingDay()),
    });
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show today' }));
    expect(page.address()).toBe('/parkshare');
    await heading('Fri 20 Nov, whole day');
    expect(page.missingTexts).toEqual([]);
  });

  it('shows an error in place with its reference, and recovers', async () => {
    const page = openParking('/parkshare', { 'GET /api/parking/parking-lots': refusal(503, 'errors.unavailable') });
    expect(await screen.findByRole('alert')).toHaveTextContent('00000000-0000-4000-8000-000000000000');
    page.client.answer({ 'GET /api/parking/parking-lots': parkingDay() });
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Fri 20 Nov, whole day');
  });

  it('shows one error when neither the day nor the own spots load, and recovers as a whole', async () => {
    const failure = refusal(503, 'errors.unavailable');
    const failing: FakeAnswers = { 'GET /api/parking/parking-lots': failure, 'GET /api/parking/own-spots': failure };
    const page = openParking('/parkshare', failing);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await waitFor(() => expect(asked(page, 'own-spots')).toHaveLength(1));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    page.client.answer({ 'GET /api/parking/parking-lots': parkingDay(), 'GET /api/parking/own-spots': ownSpots() });
    await page.user.click(retry);
    expect(await heading('Fri 20 Nov, whole day')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('distinguishes the kinds of empty lists: no access, no lot, a lot that no longer exists', async () => {
    const first = openParking('/parkshare?half=am', {
      'GET /api/parking/parking-lots': refusal(403, 'errors.auth.forbidden'),
    });
    expect(await screen.findByRole('heading', { name: 'You do not have access to parking' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fparkshare%3Fhalf%3Dam',
    );
    first.unmount();

    const second = openParking('/parkshare', { 'GET /api/parking/parking-lots': parkingDay({ lots: [] }) });
    expect(await screen.findByRole('heading', { name: 'No car park yet' })).toBeInTheDocument();
    second.unmount();

    const third = openParking('/parkshare?lot=old', {
      'GET /api/parking/freeSpots/{id}': refusal(404, 'errors.parking.lotNotFound'),
    });
    expect(await screen.findByText('This car park no longer exists')).toBeInTheDocument();
    await third.user.click(screen.getByRole('button', { name: 'Close' }));
    expect(third.address()).toBe('/parkshare');
    expect(third.missingTexts).toEqual([]);
  });
});

describe('the page as a whole', () => {
  it('renders in French', async () => {
    const page = openParking(
      `/parkshare?date=${monday}&half=am&lot=north`,
      { 'GET /api/parking/parking-lots': parkingDay({ date: monday, half: 'am', own: { am: null, pm: 'booking-1' } }) },
      { language: 'fr' },
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'Lun. 23 nov., matin' })).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Réserver une place standard pour le matin' }),
    ).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'P1 North, place A010' })).toBeInTheDocument();
    expect(screen.getByText('Coûte 1 de vos 5 crédits', { selector: 'form p' })).toBeInTheDocument();
    expect(page.missingTexts).toEqual([]);
  });

  it.each<[string, string, FakeAnswers]>([
    ['a day', '/parkshare', {}],
    ['an open lot', '/parkshare?half=am&lot=north', {}],
    [
      'an own booking',
      '/parkshare',
      { 'GET /api/parking/parking-lots': parkingDay({ own: { am: 'booking-1', pm: null } }) },
    ],
  ])('has no accessibility violation with %s', async (_what, at, answers) => {
    const { container } = openParking(at, answers);
    await screen.findByRole('heading', { level: 3, name: /P1 North$/ });
    await waitFor(() => expect(screen.queryByText('Loading')).toBeNull());
    await screen.findByRole('button', { name: 'Choose a date' });
    expect((await axe(container)).violations).toEqual([]);
  });

  it('is open to those with Parkshare_Read, and is in the navigation', () => {
    const access = new Map(descriptor.routes.map((route) => [route.path, route.access]));
    expect(access.get('/parkshare')).toEqual({ permission: 'Parkshare_Read' });
    for (const path of [
      '/parkshare/bookings',
      '/parkshare/bookings/details',
      '/parkshare/credits',
      '/parkshare/waitlist',
    ] as const)
      expect(access.get(path)).toEqual({ permission: 'Parkshare_Book' });
    expect(access.get('/parkshare/vehicles')).toEqual({ permission: 'Parkshare_Book' });
    expect(access.get('/parkshare/permits')).toEqual({ permission: 'Parkshare_SuperManage' });
    expect(access.get('/parkshare/manager')).toEqual({ permission: 'Parkshare_Manage' });
    expect(access.get('/parkshare/manager/credits')).toEqual({ permission: 'Parkshare_Manage' });
    expect(descriptor.navigation).toEqual([
      {
        id: 'parkshare',
        label: { en: 'Parking', fr: 'Parking' },
        to: '/parkshare',
        icon: 'car',
        order: 50,
        bottomBar: true,
      },
    ]);
  });
});
