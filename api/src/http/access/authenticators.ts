import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from './person';

/** Identifies who makes a request. Features implement it; the composition root passes it in. */
export interface Authenticators {
  /** Returns the person of the request's session, or null. May renew the cookies on the reply. */
  findPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | null>;
  /** Returns the remote and label of a valid deploy token, or null. */
  findDeployToken(secret: string): Promise<{ remote: string; label: string } | null>;
}
