/**
 * Walks every call of the contract with every role. It knows nothing of any resource: it sends the least input there is
 * and looks only at whether the door was shut (401, 403) or not, so it holds for calls that are added later.
 */
import { calls, type Access, type CallDefinition } from '@park/contract';
import { hasPermission } from '@park/domain';
import { describeOnEachDatabase, people, roleColumns, type Caller, type PersonName } from '../../testing';
import { flagsOf, roleOf } from './person';

const everybody = [
  ...roleColumns,
  'supervisorWithFlags',
  'superAdministratorWithoutFlags',
] as const satisfies readonly PersonName[];

type Door = 'open' | 401 | 403;

/** What the contract says, worked out without the code under test. */
function expectedDoor(access: Access, name: PersonName | null): Door {
  if (access === 'public') return 'open';
  const role = name === null ? null : people[name].role;
  if (access === 'session') return name === null ? 401 : 'open';
  if (typeof access === 'object') {
    // Machines alone: no person is one, whatever their role.
    if (name === null || 'key' in access) return 401;
    const listed = people[name].flags;
    return flagsOf(roleOf(role), listed ? [...listed] : null).includes(access.flag) ? 'open' : 403;
  }
  if (hasPermission(role, access)) return 'open';
  return name === null ? 401 : 403;
}

/** Keys of the door itself. A handler's own 401 and 403 (wrong password, another company) come later and have others. */
const doorKeys: Record<string, Door> = { 'errors.auth.required': 401, 'errors.auth.forbidden': 403 };

async function foundDoor(caller: Caller, name: string, { body }: CallDefinition): Promise<Door> {
  const [method = 'GET', path = ''] = name.split(' ');
  const answer = await caller.request({
    method: method as 'GET',
    url: path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000'),
    ...(body ? { payload: {} } : {}),
  });
  if (answer.status >= 500 && answer.status !== 501)
    throw new Error(`${name} answered ${answer.status}: ${answer.text}`);
  return doorKeys[String(answer.body?.key)] ?? 'open';
}

describeOnEachDatabase('every call of the contract', (test) => {
  const api = test.api();
  const named = Object.entries(calls) as [string, CallDefinition][];

  it('is served', () => {
    const missing = named
      .map(([name]) => name)
      .filter((name) => {
        const [method = '', path = ''] = name.split(' ');
        return !api.app.hasRoute({ method, url: path.replaceAll(/\{(\w+)\}/g, ':$1') });
      });
    expect(missing).toEqual([]);
  });

  it('is closed to visitors unless it is open to everybody', async () => {
    for (const [name, definition] of named) {
      expect([name, await foundDoor(api.asVisitor(), name, definition)]).toEqual([
        name,
        expectedDoor(definition.access, null),
      ]);
    }
  });

  // Rights do not depend on the database; on the second one those who may do the least and the most show that calls answer.
  const asked: readonly PersonName[] = test.isSecond ? ['noRole', 'superAdministrator'] : everybody;
  it.each(asked)('is open to %s exactly by the matrix and the flags', async (person) => {
    for (const [name, definition] of named) {
      // Ends sessions, which the next call would miss.
      if (name === 'POST /api/auth/logout') continue;
      expect([name, await foundDoor(api.as(person), name, definition)]).toEqual([
        name,
        expectedDoor(definition.access, person),
      ]);
    }
  });

  it('asks for the right before it looks at the input', async () => {
    for (const [name, { body, access }] of named) {
      if (!body || access === 'public') continue;
      const [method = 'POST', path = ''] = name.split(' ');
      const answer = await api.asVisitor().request({
        method: method as 'POST',
        url: path.replaceAll(/\{\w+\}/g, 'x'),
        headers: { 'content-type': 'application/json' },
        payload: '{"broken',
      });
      expect([name, answer.status]).toEqual([name, 401]);
    }
  });
});
