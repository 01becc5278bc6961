import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person } from './person';

/** How the server learns who makes a request. Features implement this; the composition root passes it in. */
export interface Authenticators {
  /** The person whose session the request's cookies prove, or null. May renew the cookies on the reply. */
  findPerson(request: FastifyRequest, reply: FastifyReply): Promise<Person | null>;
  /** The remote and label of a valid deploy token, or null. */
  findDeployToken(secret: string): Promise<{ remote: string; label: string } | null>;
}
