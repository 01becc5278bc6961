/** `Idempotency-Key`: a repeated command that creates something gets the answer of the first one, for a day. */
import type { CallDefinition, CallName } from '@park/contract';
import { dayMs } from '@park/domain';
import { and, eq, lt } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { runInCommandTransaction } from '../core/database/command-transaction';
import { databaseErrorCode } from '../core/database/database-errors';
import type { Database } from '../core/database/database';
import { idempotencyKeys } from '../core/database/schema/idempotency';
import { ApiError } from '../core/errors/api-error';
import type { JobWorker } from '../core/jobs/job-worker';
import type { Clock } from '../core/time/clock';
import { hashInput } from './input-hash';

const keptMs = dayMs;
const keyForm = /^[\x21-\x7e]{1,200}$/;
const failedTransaction = '25P02';
const statementTimeout = '57014';

interface Context {
  database: Database;
  clock: Clock;
}

/** Commands that create something, with a JSON body or a form with files. */
export const isRepeatable = (
  name: CallName,
  { status, isCreating, bodyType, hasSecretResponse }: CallDefinition,
): boolean => name.startsWith('POST ') && (status === 201 || isCreating === true) && !bodyType && !hasSecretResponse;

/** @throws ApiError 400 if the header is there and is not a key */
function readKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key === 'string' && keyForm.test(key)) return key;
  throw new ApiError(400, 'errors.invalidIdempotencyKey');
}

/**
 * Runs a command once for each key of a person. The answer is stored in the transaction of the change, so that there is no
 * change without an answer, whatever dies. A second request with the same key waits for the first one. Refusals are not
 * stored.
 * @throws ApiError 422 if the key was used with other input, 409 if the first request is still running
 */
export async function runOnce(
  { database, clock }: Context,
  call: CallName,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<unknown>,
): Promise<unknown> {
  const { person } = request;
  const key = readKey(request);
  if (key === null || person === null) return run();
  const place = { userId: person.id, call, key };
  const { params, query, body } = request;
  const inputHash = await hashInput({ params, query, body });
  try {
    return await runInCommandTransaction(database, async (tx) => {
      const first = await storeKey(tx, { ...place, inputHash }, clock()).catch(refuseWhileRunning);
      if (!first) return replay(tx, place, inputHash, reply);
      const response = await run();
      await tx
        .update(idempotencyKeys)
        .set({ status: reply.statusCode, response: response ?? null })
        .where(isAt(place));
      return response;
    });
  } catch (error) {
    // The handler goes on after a statement that failed outside of a transaction of its own; nothing has been changed.
    if (databaseErrorCode(error) === failedTransaction) return run();
    throw error;
  }
}

interface Place {
  userId: string;
  call: string;
  key: string;
}

const isAt = ({ userId, call, key }: Place) =>
  and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.call, call), eq(idempotencyKeys.key, key));

/** Returns whether the key is new. Waits for another request that is using it. */
async function storeKey(tx: Database, row: Place & { inputHash: string }, now: Date): Promise<boolean> {
  await tx
    .delete(idempotencyKeys)
    .where(and(isAt(row), lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs))));
  const stored = await tx
    .insert(idempotencyKeys)
    .values({ ...row, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return stored.length > 0;
}

/** Only the wait for a key means that its first request is running; a slow statement of the command itself does not. */
function refuseWhileRunning(error: unknown): never {
  if (databaseErrorCode(error) === statementTimeout) throw new ApiError(409, 'errors.requestRunning', { cause: error });
  throw error;
}

async function replay(tx: Database, place: Place, inputHash: string, reply: FastifyReply): Promise<unknown> {
  const [known] = await tx.select().from(idempotencyKeys).where(isAt(place));
  if (!known || known.status === null) throw new ApiError(409, 'errors.requestRunning');
  if (known.inputHash !== inputHash) throw new ApiError(422, 'errors.idempotencyKeyReused');
  reply.code(known.status).header('idempotency-replayed', 'true');
  return known.response;
}

/** Registers the daily clean-up. */
export function idempotencyJobs({ jobs }: { jobs: JobWorker }): void {
  jobs.repeat({ kind: 'http.deleteIdempotencyKeys', schedule: '40 3 * * *' }, async ({ tx, now }) => {
    await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, new Date(now.getTime() - keptMs)));
  });
}
