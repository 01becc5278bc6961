import type { Access } from '@park/contract';
import { hasPermission, isOpenToVisitors } from '@park/domain';
import { ApiError, forbidden } from '../../core/errors/api-error';
import type { FastifyRequest } from 'fastify';
import type { Machine } from './machine';
import type { Person } from './person';

/**
 * Checks that the caller may make a call. A machine is already authenticated by its secret.
 * @throws ApiError 401 without a session, 403 without the permission or flag that the call requires
 */
export function requireAccess(access: Access, person: Person | null, machine: Machine | null = null): void {
  if (access === 'public' || machine) return;
  // Permissions that visitors have need no session (SHELL-02, SHELL-03).
  if (typeof access === 'string' && access !== 'session' && isOpenToVisitors(access)) return;
  if (!person || (typeof access === 'object' && 'key' in access)) throw new ApiError(401, 'errors.auth.required');
  if (access === 'session') return;
  const isAllowed =
    typeof access === 'object' ? person.adminPermissions.includes(access.flag) : hasPermission(person.role, access);
  if (!isAllowed) throw forbidden();
}

/** @throws ApiError 403 for a call that changes something, in a session that may read only */
export function requireWritableSession({ method, person }: Pick<FastifyRequest, 'method' | 'person'>): void {
  if (person?.isReadOnly && method !== 'GET' && method !== 'HEAD') throw forbidden();
}
