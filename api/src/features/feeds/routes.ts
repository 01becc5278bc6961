import { notFound } from '../../core/errors/api-error';
import { calendarRetentionMs, eventViewer } from '../events';
import { calendarText } from '../../core/icalendar/calendar';
import { serve, type AppServer } from '../../http/serve';
import { parkingEntries, roomEntries } from './booking-entries';
import { sendIfChanged, etagOf } from './conditional';
import { calendarEntries, calendarEvents } from './event-entries';
import { findFeedOwner, readFeedAddress, renewFeedAddress, revokeFeedAddress } from './feed-address';
import { atomFeed, newestNews } from './news-atom';
import { ReadRateLimit } from './reading-limit';

const refreshInterval = 'PT1H';
const readsPerMinute = 20;
/** Form of `newSecret`. */
const secretForm = /^[\w-]{43}$/;

const names = {
  en: { events: 'Events', own: 'My calendar' },
  fr: { events: 'Événements', own: 'Mon calendrier' },
} as const;

export function feedRoutes(app: AppServer): void {
  const { database, clock, configuration } = app.context;
  const { parkOrigin, parkName, parkTimeZone } = configuration;
  const limit = new ReadRateLimit(clock, readsPerMinute);

  serve(app, 'GET /api/feeds/events.ics', async ({ query, language: accepted, request, reply }) => {
    const language = query.language ?? accepted;
    const now = clock();
    const found = await calendarEvents(database, eventViewer(null), {
      now,
      since: now,
      zone: parkTimeZone,
      types: query.queryFilters?.type,
      text: query.queryText,
    });
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="events.ics"');
    reply.header('cache-control', 'public, max-age=300').header('vary', 'accept-language');
    const name = `${names[language].events} · ${parkName[language]}`;
    return sendIfChanged(request, reply, etagOf(name, parkOrigin, found), () =>
      calendarText(calendarEntries(found, { language, parkOrigin }), parkTimeZone, { name, refreshInterval }),
    );
  });

  serve(app, 'GET /api/feeds/news.atom', async ({ query, language: accepted, request, reply }) => {
    const options = { language: query.language ?? accepted, isSuccessStory: query.successStories };
    const rows = await newestNews(app.context, options.isSuccessStory);
    reply
      .header('content-type', 'application/atom+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('vary', 'accept-language');
    return sendIfChanged(request, reply, etagOf(options, parkOrigin, parkName, rows), () =>
      atomFeed(rows, options, configuration),
    );
  });

  serve(app, 'GET /api/feeds/personal', async ({ person }) => readFeedAddress(app.context, person));

  serve(app, 'POST /api/feeds/personal', async ({ person }) => renewFeedAddress(app.context, person));

  serve(app, 'DELETE /api/feeds/personal', async ({ person }) => revokeFeedAddress(app.context, person));

  serve(app, 'GET /api/feeds/{token}.ics', async ({ params, query, request, reply }) => {
    if (!secretForm.test(params.token)) throw notFound();
    limit.count(params.token);
    const owner = await findFeedOwner(app.context, params.token);
    const language = query.language ?? owner.language;
    const now = clock();
    const options = { userId: owner.userId, now, language, zone: parkTimeZone, parkOrigin };
    const since = new Date(now.getTime() - calendarRetentionMs);
    const found = await calendarEvents(database, owner.viewer, { now, since, zone: parkTimeZone });
    const bookings = [...(await roomEntries(database, options)), ...(await parkingEntries(database, options))];
    reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="calendar.ics"');
    // Personal data: must be revalidated and not stored by proxies.
    reply.header('cache-control', 'private, no-cache').header('x-robots-tag', 'noindex, nofollow');
    const name = `${names[language].own} · ${parkName[language]}`;
    return sendIfChanged(request, reply, etagOf(name, parkOrigin, language, found, bookings), () =>
      calendarText([...calendarEntries(found, { language, parkOrigin }), ...bookings], parkTimeZone, {
        name,
        refreshInterval,
      }),
    );
  });
}
