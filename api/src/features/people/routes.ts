import { pageRequest } from '../../core/listing/page-request';
import { serve, type AppServer } from '../../http/serve';
import { acceptInvitation, viewInvitation } from './accept-invitation';
import { previewChange } from './change-losses';
import { changePerson, readPerson } from './edit-person';
import { endSessions } from './end-sessions';
import { invitationOptions } from './invitation-rules';
import { invite, listInvitations, resend, revoke } from './invitations';
import { comeBack, deletePerson, leave, previewLeaving } from './leave';
import { changeOwnName } from './own-account';
import { removeOwnPicture, setOwnPicture } from './own-picture';

export function peopleRoutes(app: AppServer): void {
  const { context } = app;

  serve(app, 'PUT /api/users/user/picture', ({ person, body }) => setOwnPicture(context, person, body));
  serve(app, 'DELETE /api/users/user/picture', ({ person }) => removeOwnPicture(context, person));

  serve(app, 'PATCH /api/users/user/name', ({ person, body }) => changeOwnName(context, person, body));

  serve(app, 'GET /api/users/{hashedId}', ({ person, params }) => readPerson(context, person, params.hashedId));
  serve(app, 'PUT /api/users/{hashedId}', ({ person, params, body }) =>
    changePerson(context, person, params.hashedId, body),
  );
  serve(app, 'DELETE /api/users/{hashedId}', ({ person, params, query }) =>
    deletePerson(context, person, params.hashedId, query.handOverTo ?? null),
  );
  serve(app, 'GET /api/users/{hashedId}/departure', async ({ person, params }) => ({
    effects: await previewLeaving(context, person, params.hashedId),
  }));
  serve(app, 'GET /api/users/{hashedId}/change-effects', async ({ person, params, query: { role, companyId } }) => ({
    effects: await previewChange(context, person, params.hashedId, { role: role === 'none' ? null : role, companyId }),
  }));
  serve(app, 'POST /api/users/{hashedId}/leave', ({ person, params, body }) =>
    leave(context, person, params.hashedId, body),
  );
  serve(app, 'POST /api/users/{hashedId}/end-sessions', ({ person, params, body }) =>
    endSessions(context, person, params.hashedId, body),
  );
  serve(app, 'POST /api/users/{hashedId}/return', ({ person, params }) => comeBack(context, person, params.hashedId));

  serve(app, 'GET /api/invitations', ({ person, query }) =>
    listInvitations(context, person, query, pageRequest({ ...query, fetchAll: false }, context.configuration)),
  );
  serve(app, 'GET /api/invitations/options', ({ person, query }) =>
    invitationOptions(context, person, query.companyId),
  );
  serve(app, 'POST /api/invitations', ({ person, body }) => invite(context, person, body));
  serve(app, 'POST /api/invitations/view', ({ body }) => viewInvitation(context, body.secret));
  serve(app, 'POST /api/invitations/accept', ({ person, body }) => acceptInvitation(context, person, body));
  serve(app, 'POST /api/invitations/{id}/resend', ({ person, params }) => resend(context, person, params.id));
  serve(app, 'DELETE /api/invitations/{id}', ({ person, params }) => revoke(context, person, params.id));
}
