import { refusal, screen, within, type RenderOptions } from '@park/testing';
import { bookingDetails, parkingBooking, parkingDay, south } from '../../testing/parking';
import { asked, heading, openParking } from '../../testing/parking-page';
import { noLinks } from '../../testing/render-parkshare';

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

describe('own booking of the day', () => {
  const mine = { 'GET /api/parking/parking-lots': parkingDay({ own: { am: 'booking-1', pm: 'booking-1' } }) };

  it('is shown with a link to its page, and nothing else can be booked', async () => {
    const page = openParking('/parkshare', mine);
    expect(await screen.findByRole('heading', { level: 3, name: 'P1 North, spot A010' })).toBeInTheDocument();
    expect(screen.getByText('Morning 06:00–13:00 · Afternoon 13:00–20:00')).toBeInTheDocument();
    expect(screen.getByText('You have a spot for the whole day')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Directions and details' })).toHaveAttribute(
      'href',
      '/parkshare/bookings/details?id=booking-1',
    );
    expect(screen.queryByRole('button', { name: /^Book / })).toBeNull();
    expect(asked(page, 'bookings')).toEqual(['/api/parking/bookings/booking-1']);
  });

  it('asks before cancelling and shows the refunded credits', async () => {
    const page = openParking('/parkshare', {
      ...mine,
      'DELETE /api/parking/bookings/{id}': { booking: parkingBooking({ state: 'cancelled' }), parkshareCredits: 7 },
    });
    await page.user.click(
      await screen.findByRole('button', { name: 'Cancel booking: P1 North, spot A010, Mon 23 Nov, whole day' }),
    );
    const question = within(screen.getByRole('alertdialog', { name: 'Cancel P1 North, spot A010?' }));
    expect(question.getByText(/2 credits will be refunded/)).toBeInTheDocument();
    page.client.answer({ 'GET /api/parking/parking-lots': parkingDay({ parkshareCredits: 7 }) });
    await page.user.click(question.getByRole('button', { name: 'Cancel booking' }));
    expect(
      await screen.findByText('Booking cancelled and 2 credits refunded. You have 7 credits.'),
    ).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).parentElement).toHaveTextContent('7 credits');
    expect(page.services.session.getState().user?.parkshareCredits).toBe(7);
    expect(screen.queryByRole('heading', { name: 'P1 North, spot A010' })).toBeNull();
    expect(document.activeElement).toContainElement(screen.getByRole('heading', { name: 'Fri 20 Nov, whole day' }));
    expect(page.missingTexts).toEqual([]);
  });

  it('may be two spots; one that does not load shows an error and recovers', async () => {
    let isDown = true;
    const page = openParking('/parkshare', {
      'GET /api/parking/parking-lots': parkingDay({ own: { am: 'a', pm: 'b' } }),
      'GET /api/parking/bookings/{id}': ({ params }) =>
        params.id === 'a'
          ? bookingDetails({ booking: parkingBooking({ id: 'a', halves: ['am'] }) })
          : isDown
            ? refusal(503, 'errors.unavailable')
            : bookingDetails({ booking: parkingBooking({ id: 'b', halves: ['pm'], lot: { ...south } }) }),
    });
    expect(await screen.findByRole('heading', { name: 'Your spots that day' })).toBeInTheDocument();
    expect(await screen.findByText('Your booking for that day could not be loaded.')).toBeInTheDocument();
    isDown = false;
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'P2 South, spot A010' })).toBeInTheDocument();
  });
});

describe('other parking systems', () => {
  const links = { ...noLinks, fairmove: 'https://fairmove.example/', secondParking: 'https://second.example/' };

  it.each<[string, RenderOptions['permissions'], typeof noLinks, string[]]>([
    [
      'Fairmove and the second one',
      ['Parkshare_Read', 'Parkshare_Book', 'Fairmove'],
      links,
      ['Fairmove (opens in a new window)', 'Second parking system (opens in a new window)'],
    ],
    [
      'the second one alone to those without Fairmove',
      ['Parkshare_Read', 'Parkshare_Book'],
      links,
      ['Second parking system (opens in a new window)'],
    ],
    [
      'Fairmove alone where there is no second one',
      ['Parkshare_Read', 'Fairmove'],
      { ...links, secondParking: null },
      ['Fairmove (opens in a new window)'],
    ],
    ['nothing that is not configured', ['Parkshare_Read', 'Fairmove'], noLinks, []],
  ])('offers %s', async (_what, permissions, configured, names) => {
    openParking('/parkshare', {}, { permissions, configuration: { links: configured } });
    await heading('Fri 20 Nov, whole day');
    const found = screen.queryByRole('region', { name: 'Other ways to park' });
    expect(
      found
        ? within(found)
            .getAllByRole('link')
            .map(({ textContent }) => textContent)
        : [],
    ).toEqual(names);
  });
});
