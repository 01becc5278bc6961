import type { AppContext } from '../../core/context/app-context';
import { ApiError } from '../../core/errors/api-error';
import type { AppServer } from '../../http/serve';
import { serve } from '../../http/serve';
import { answerNotification, runMailAction, viewMailAction } from './mail-actions';
import { countUnread, listNotifications, markRead } from './notification-list';
import { choose, letCompanyChoose, readPreferences, readSubscriptions, storeSubscriptions } from './preferences';

/** Refusals are hidden, so that the answer is the same whether a code is known or not; a failure is not. */
const stopMails = (context: AppContext, code: string): Promise<unknown> =>
  runMailAction(context, code, 'en').catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });

export function notificationRoutes(app: AppServer): void {
  const { context } = app;
  const { database } = context;

  serve(app, 'GET /api/notifications', ({ person, language, query }) =>
    listNotifications(context, person.id, language, query),
  );
  serve(app, 'GET /api/notifications/unread', ({ person }) => countUnread(database, person.id));
  serve(app, 'POST /api/notifications/read', ({ person, body }) =>
    markRead(database, person.id, body.ids, context.clock()),
  );
  serve(app, 'POST /api/notifications/{id}/action', ({ person, params, language }) =>
    answerNotification(context, person.id, params.id, language),
  );
  serve(app, 'GET /api/notifications/preferences', ({ person, language }) =>
    readPreferences(context, person, language),
  );
  serve(app, 'PUT /api/notifications/preferences', ({ person, body }) => choose(context, person, body));
  serve(app, 'GET /api/emailing/subscriptions', ({ person }) => readSubscriptions(database, person.id));
  serve(app, 'PUT /api/emailing/subscriptions', ({ person, body }) => storeSubscriptions(context, person, body));
  serve(app, 'PUT /api/emailing/company', ({ person, body }) =>
    letCompanyChoose(context, person, body.isChoosingEnabled),
  );
  serve(app, 'POST /api/mail-actions/view', ({ body, language }) => viewMailAction(context, body.token, language));
  serve(app, 'POST /api/mail-actions/run', ({ body, language }) => runMailAction(context, body.token, language));

  /** For mail programs, which post a fixed form (RFC 8058). */
  void app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async () => null);
    scope.post('/api/mail-actions/unsubscribe', { schema: { hide: true } }, async (request, reply) => {
      const { code } = request.query as { code?: unknown };
      if (typeof code === 'string') await stopMails(context, code);
      return reply.code(200).type('text/plain; charset=utf-8').send('');
    });
  });
}
