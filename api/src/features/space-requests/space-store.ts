/** The rows of space requests, with what happened to each. */
import type { SpaceRequest } from '@park/contract/space-requests';
import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Database } from '../../core/database/database';
import { companies } from '../../core/database/schema/companies';
import { spaceRequests, spaceRequestSteps } from '../../core/database/schema/space-requests';
import { users } from '../../core/database/schema/users';
import { answersIn, decisionsIn } from './space-rules';

/** Who reads: the park's staff see who asked and decided; a company sees its own people. */
export type Side = 'park' | 'company';

interface Selection {
  where: SQL | undefined;
  orderBy?: SQL[];
  limit?: number;
}

/** `side` decides which names and next steps are shown. Newest first and at most 100 by default. */
export async function readSpaceRequests(
  database: Database,
  side: Side,
  { where, orderBy = [desc(spaceRequests.createdAt), desc(spaceRequests.id)], limit = 100 }: Selection,
): Promise<SpaceRequest[]> {
  const rows = await database
    .select({
      request: spaceRequests,
      companyName: companies.name,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
    })
    .from(spaceRequests)
    .innerJoin(companies, eq(companies.id, spaceRequests.companyId))
    .leftJoin(users, eq(users.id, spaceRequests.requestedBy))
    .where(where)
    .orderBy(...orderBy)
    .limit(limit);
  const steps = await readSteps(
    database,
    side,
    rows.map(({ request }) => request.id),
  );
  return rows.map(({ request, companyName, firstName, lastName, email }) => ({
    id: request.id,
    company: { id: request.companyId, name: companyName },
    requestedBy: email === null ? null : { name: `${firstName} ${lastName}`, email },
    surface: request.surface,
    workplaces: request.workplaces,
    from: request.fromDay,
    phone: request.phone,
    message: request.message,
    state: request.state,
    version: request.version,
    createdAt: request.createdAt.toISOString(),
    steps: steps.get(request.id) ?? [],
    may: {
      answer: side === 'park' ? answersIn(request.state) : [],
      decide: side === 'company' ? decisionsIn(request.state) : [],
    },
  }));
}

async function readSteps(database: Database, side: Side, ids: string[]) {
  const byRequest = new Map<string, SpaceRequest['steps']>();
  if (ids.length === 0) return byRequest;
  const rows = await database
    .select({ step: spaceRequestSteps, firstName: users.firstName, lastName: users.lastName })
    .from(spaceRequestSteps)
    .leftJoin(users, eq(users.id, spaceRequestSteps.actorId))
    .where(inArray(spaceRequestSteps.requestId, ids))
    .orderBy(asc(spaceRequestSteps.id));
  for (const { step, firstName, lastName } of rows) {
    const isNamed = firstName !== null && (side === 'park' || step.byCompany);
    const shown = {
      state: step.state,
      byCompany: step.byCompany,
      name: isNamed ? `${firstName} ${lastName}` : null,
      note: step.note,
      at: step.at.toISOString(),
    };
    byRequest.set(step.requestId, [...(byRequest.get(step.requestId) ?? []), shown]);
  }
  return byRequest;
}
