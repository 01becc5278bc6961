import { Agent, type Dispatcher } from 'undici';
import type { ServerLimits } from '../http/limits';

/** The slowest call is an export of a whole list (TMO-03: 60 s), and a little more. */
const answerTimeoutMs = 65_000;

/** Connections to the api and to the servers of remotes, kept open between requests. */
export const createUpstream = ({ upstreamConnections }: Pick<ServerLimits, 'upstreamConnections'>): Dispatcher =>
  new Agent({
    connections: upstreamConnections,
    pipelining: 1,
    headersTimeout: answerTimeoutMs,
    bodyTimeout: answerTimeoutMs,
  });
