/** The page of a morning's parking, on which tests book a spot. */
import type { CallInput } from '@park/contract';
import { screen, type FakeAnswers, type RenderOptions } from '@park/testing';
import ParkingPage from '../features/booking/ParkingPage';
import { bookingDetails, lotDay, parkingBooking, parkingDay, today } from './parking';
import { renderParkshare } from './render-parkshare';

type Body = CallInput<'POST /api/parking/spots/book'>['body'];

export const booked = { booking: parkingBooking({ date: today, halves: ['am'] }), parkshareCredits: 4 };

export const openMorning = async (
  answers: FakeAnswers = {},
  at = '/parkshare?half=am',
  options: RenderOptions = {},
) => {
  const page = renderParkshare(ParkingPage, {
    at,
    answers: {
      'GET /api/parking/parking-lots': ({ query }) => parkingDay({ half: query?.half ?? 'day' }),
      'GET /api/parking/freeSpots/{id}': ({ query }) => lotDay({ half: query?.half ?? 'day' }),
      'GET /api/parking/bookings/{id}': bookingDetails({ booking: booked.booking }),
      'POST /api/parking/spots/book': booked,
      ...answers,
    },
    ...options,
  });
  await screen.findByRole('heading', { level: 3, name: /P1 North/ });
  return page;
};

export const bodies = (page: Awaited<ReturnType<typeof openMorning>>) =>
  page.client.calls
    .filter(({ name }) => name === 'POST /api/parking/spots/book')
    .map(({ input }) => input.body as Body);
export const bookAny = () => screen.getByRole('button', { name: 'Book the morning in P1 North' });
export const chooser = () => screen.findByRole('form', { name: 'Free spots in P1 North' });
export const alert = () => screen.findByRole('alert');
