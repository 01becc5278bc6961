/** What a person loses with another role or company, before and while it is saved. */
import { hasPermission, Role } from '@park/domain';
import { previewDeparture, type DepartureEffect, type DepartureStep } from '../../core/departures/departure';
import { forbidden } from '../../core/errors/api-error';
import { roleOf, type Person } from '../../http/access/person';
import { actsInAllCompanies } from '../users';
import { detailOf, findRecord, type PeopleContext, type PersonRecord } from './person-record';
import { departureOf } from './settle-person';

interface Position {
  role: number | null;
  companyId: string;
}

const parkingOnly = ({ departureSteps }: PeopleContext): DepartureStep[] =>
  departureSteps.filter(({ name }) => name === 'parking');

/** Spots and credits are the company's: a person who goes to another one leaves them there. */
export const stepsOfMove = (context: PeopleContext, before: Position, after: Position): readonly DepartureStep[] =>
  after.companyId === before.companyId ? [] : parkingOnly(context);

/** Exited people keep jobs and votes only; those who lose the right to park lose their parking. */
export function stepsOfRole(
  context: PeopleContext,
  before: Pick<Position, 'role'>,
  after: Pick<Position, 'role'>,
): readonly DepartureStep[] {
  if (after.role === before.role) return [];
  if (after.role === Role.Exited) return context.departureSteps;
  const canPark = ({ role }: Pick<Position, 'role'>) => hasPermission(roleOf(role), 'Parkshare_Book');
  return canPark(before) && !canPark(after) ? parkingOnly(context) : [];
}

/**
 * Returns what `PUT /api/users/{hashedId}` with this role and company would settle.
 * @throws ApiError 403 for those who may not make the change
 */
export async function previewChange(
  context: PeopleContext,
  editor: Person,
  hashedId: string,
  change: { role?: number | null | undefined; companyId?: string | undefined },
): Promise<DepartureEffect[]> {
  const record: PersonRecord = await findRecord(context.database, editor, hashedId);
  const { role = record.user.role, companyId = record.user.companyId } = change;
  const isMove = companyId !== record.user.companyId;
  if (!detailOf(editor, record).may.edit || (isMove && !actsInAllCompanies(editor))) throw forbidden();
  const after = { role, companyId };
  const steps = new Set([...stepsOfMove(context, record.user, after), ...stepsOfRole(context, record.user, after)]);
  const decision = { decidedBy: editor.id, handOverTo: null, isErasure: false, key: '', now: context.clock() };
  return previewDeparture(context.database, [...steps], departureOf(context, record.user.id, decision));
}
