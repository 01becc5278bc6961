/** The page of a day's parking as its tests open it. */
import { screen, within, type FakeAnswers, type RenderOptions } from '@park/testing';
import ParkingPage from '../features/booking/ParkingPage';
import { bookingDetails, lotDay, parkingDay } from './parking';
import { renderParkshare } from './render-parkshare';

export const openParking = (at = '/parkshare', answers: FakeAnswers = {}, options: RenderOptions = {}) =>
  renderParkshare(ParkingPage, {
    at,
    answers: {
      'GET /api/parking/parking-lots': ({ query }) =>
        parkingDay({ ...(query?.date ? { date: query.date } : {}), half: query?.half ?? 'day' }),
      'GET /api/parking/freeSpots/{id}': ({ query }) =>
        lotDay({ ...(query?.date ? { date: query.date } : {}), half: query?.half ?? 'day' }),
      'GET /api/parking/bookings/{id}': bookingDetails(),
      ...answers,
    },
    ...options,
  });

export const asked = (page: ReturnType<typeof openParking>, path = 'parking-lots') =>
  page.client.calls.map(({ url }) => url).filter((url) => url.includes(path));
export const row = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name: new RegExp(name) }).closest('li') as HTMLElement);
export const dayField = () => screen.getByLabelText('Day');
export const heading = (name: string) => screen.findByRole('heading', { level: 2, name });
