import type { AppContext } from '../../core/context/app-context';
import { serve, type AppServer } from '../../http/serve';
import { canManageRooms, keepSeries, listRoomsToSettle, lockRooms, settleRooms } from '../rooms';
import { checkIn, mayCheckInAs } from './check-in';
import { getRoomArrival, listOwnArrivals } from './own-arrivals';
import { answerSeriesQuestion, keepOwnSeries } from './series-answer';

export function roomCheckInRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'GET /api/rooms/check-in', ({ person }) => listOwnArrivals(context, person));
  serve(app, 'GET /api/rooms/{id}/check-in', ({ person, params }) => getRoomArrival(context, person, params.id));
  serve(app, 'POST /api/rooms/occurrences/{id}/check-in', ({ person, params }) =>
    checkIn(context, params.id, mayCheckInAs(person, canManageRooms(person))),
  );
  serve(app, 'POST /api/rooms/bookings/{id}/still-needed', ({ person, params, body }) =>
    answerSeriesQuestion(context, person, params.id, body.isNeeded),
  );
}

/** Stores each minute what time has changed in rooms. Readers do not wait for it. */
export function roomCheckInJobs(context: AppContext): void {
  context.jobs.repeat({ kind: 'rooms.settle', schedule: '* * * * *' }, async ({ tx, now }) => {
    const roomIds = await listRoomsToSettle(tx, now);
    await lockRooms(tx, roomIds);
    await settleRooms(tx, roomIds, now);
  });
  context.mailActions.handle(keepSeries, ({ tx, payload, userId, now }) =>
    keepOwnSeries(tx, { bookingId: payload.bookingId, ownerId: userId, now }),
  );
}
