import type { RequestSource } from '@park/domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../core/context/app-context';
import {
  readDeviceSecret,
  readSessionSecret,
  setDeviceCookie,
  setSessionCookies,
  setSessionSecret,
} from '../../http/access/cookies';
import type { Person } from '../../http/access/person';
import type { Caller, SignedIn } from './service';
import { deleteSessionBySecret, renewSession } from './sessions';

/** Ends the browser's previous session and sets the cookies of the new one. */
export async function startSession(
  { configuration, database }: AppContext,
  { identity, cookies, deviceSecret }: SignedIn,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const earlier = readSessionSecret(request, configuration);
  if (earlier) await deleteSessionBySecret(database, earlier);
  setSessionCookies(reply, cookies, configuration);
  setDeviceCookie(reply, deviceSecret, configuration);
  return identity;
}

/** The browser of somebody who has just confirmed who they are goes on with a new credential. */
export async function continueSession(
  { configuration, database, clock }: AppContext,
  { sessionId }: Person,
  reply: FastifyReply,
): Promise<void> {
  setSessionSecret(reply, await renewSession(database, sessionId, clock()), configuration);
}

/** What a sign-in is judged by: address, browser, and whether the browser is known to an account. */
export const callerOf = (
  request: FastifyRequest,
  source: RequestSource,
  { configuration }: Pick<AppContext, 'configuration'>,
): Caller => ({
  address: request.ip,
  device: request.headers['user-agent'],
  deviceSecret: readDeviceSecret(request, configuration),
  source,
});
