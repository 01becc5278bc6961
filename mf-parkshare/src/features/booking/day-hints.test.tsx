import { screen, type RenderOptions } from '@park/testing';
import { bookingDetails, lot, lotDay, parkingDay, south } from '../../testing/parking';
import { renderParkshare } from '../../testing/render-parkshare';
import ParkingPage from './ParkingPage';

// Compiled once here, so that the first test does not wait for it.
beforeAll(() => import('@park/ui/date-picker'));

describe('why a day cannot be booked', () => {
  const hint = async (change: Parameters<typeof parkingDay>[0], at = '/parkshare', options: RenderOptions = {}) => {
    const page = renderParkshare(ParkingPage, {
      at,
      answers: {
        'GET /api/parking/parking-lots': parkingDay(change),
        'GET /api/parking/freeSpots/{id}': lotDay(),
        'GET /api/parking/bookings/{id}': bookingDetails(),
      },
      ...options,
    });
    await screen.findByRole('heading', { level: 3, name: /P1 North/ });
    return page;
  };
  const bookButtons = () => screen.queryAllByRole('button', { name: /^Book / });

  it('offers the afternoon when the morning is over', async () => {
    const page = await hint({ endedHalves: ['am'] }, '/parkshare?half=day');
    expect(screen.getByText('The morning is over')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Morning' })).toBeDisabled();
    expect(bookButtons()).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Show the afternoon' }));
    expect(page.address()).toBe('/parkshare?half=pm');
  });

  it('offers the next day when the day is over', async () => {
    const page = await hint({ endedHalves: ['am', 'pm'] }, '/parkshare?date=2026-11-20');
    expect(screen.getByText('This day is over')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show Sat 21 Nov' }));
    expect(page.address()).toBe('/parkshare?date=2026-11-21');
  });

  it('says that there are no credits before anybody tries', async () => {
    await hint({ parkshareCredits: 0 });
    expect(screen.getByText('You have no credits left')).toBeInTheDocument();
    expect(screen.getByText('0 credits')).toBeInTheDocument();
    expect(bookButtons()).toEqual([]);
  });

  it('offers half a day for one credit', async () => {
    const page = await hint({ parkshareCredits: 1 });
    expect(screen.getByText('Your credit covers only half a day')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show the morning' }));
    expect(page.address()).toBe('/parkshare?half=am');
  });

  it('offers the other half when one is booked', async () => {
    const page = await hint({ own: { am: 'booking-1', pm: null } });
    expect(screen.getByText('You have a spot for the morning')).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show the afternoon' }));
    expect(page.address()).toBe('/parkshare?half=pm');
  });

  it('offers another half and the next day when everything is booked', async () => {
    const page = await hint({ lots: [lot({ free: { am: 0, pm: 2, day: 0 } }), south] });
    expect(screen.getByText('No car spot is free for the whole day')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show the morning' })).toBeInTheDocument();
    await page.user.click(screen.getByRole('button', { name: 'Show Sat 21 Nov' }));
    expect(page.address()).toBe('/parkshare?date=2026-11-21');
  });

  it('shows lots and spots without buttons to people who may not book', async () => {
    const page = await hint({ own: { am: null, pm: null } }, '/parkshare', { permissions: ['Parkshare_Read'] });
    expect(bookButtons()).toEqual([]);
    expect(screen.queryByRole('link', { name: 'My bookings' })).toBeNull();
    await page.user.click(screen.getByRole('button', { name: 'Show spots in P1 North' }));
    expect(await screen.findByRole('radio', { name: 'A010' })).toBeDisabled();
    expect(bookButtons()).toEqual([]);
  });
});
