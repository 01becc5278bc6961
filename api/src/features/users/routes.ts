import { eq } from 'drizzle-orm';
import { ApiError } from '../../core/errors/api-error';
import { pageRequest } from '../../core/listing/page-request';
import type { Person } from '../../http/access/person';
import { serve, type AppServer } from '../../http/serve';
import { readIdentity } from './identity';
import { listPeople } from './people-list';
import { users } from '../../core/database/schema/users';

export function userRoutes(app: AppServer): void {
  const { database, clock, configuration } = app.context;

  async function ownProfile({ id, hasPasskey }: Person) {
    const identity = await readIdentity(app.context, id, hasPasskey);
    // The person was deleted after the session was checked.
    if (!identity) throw new ApiError(401, 'errors.auth.required');
    return identity.user;
  }

  serve(app, 'GET /api/users/user', ({ person }) => ownProfile(person));

  serve(app, 'PATCH /api/users/user', async ({ person, body }) => {
    await database.update(users).set({ language: body.language, updatedAt: clock() }).where(eq(users.id, person.id));
    return ownProfile(person);
  });

  serve(app, 'GET /api/users/query', ({ person, query }) =>
    listPeople(
      database,
      person,
      {
        queryText: query.queryText,
        roles: query.queryFilters?.role,
        companyIds: query.queryFilters?.company,
        state: query.state,
      },
      pageRequest(query, configuration),
    ),
  );
}
