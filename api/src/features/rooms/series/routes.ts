import { serve, type AppServer } from '../../../http/serve';
import { acceptOffer, declineOffer, listOffers } from '../offers/answer';
import { bookSeries } from './book-series';
import { cancelDates } from './cancel-dates';
import { changeSeries } from './change-series';
import { previewSeries } from './preview';

export function roomSeriesRoutes(app: AppServer): void {
  const { context } = app;
  serve(app, 'POST /api/rooms/series/preview', ({ person, body }) => previewSeries(context, person, body));
  serve(app, 'POST /api/rooms/series', ({ person, body }) => bookSeries(context, person, body));
  serve(app, 'PATCH /api/rooms/series/{id}', ({ person, params, body }) =>
    changeSeries(context, person, params.id, body),
  );
  serve(app, 'DELETE /api/rooms/occurrences/{id}', ({ person, params, query }) =>
    cancelDates(context, person, params.id, query.scope),
  );
  serve(app, 'GET /api/rooms/offers', ({ person }) => listOffers(context, person));
  serve(app, 'POST /api/rooms/offers/{id}/accept', ({ person, params }) => acceptOffer(context, person, params.id));
  serve(app, 'POST /api/rooms/offers/{id}/decline', ({ person, params }) => declineOffer(context, person, params.id));
}
