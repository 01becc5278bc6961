/** The checks of a version ask for pages with React's development build. A visitor never does: it needs a preview's token. */
import { hydrationCheckHeader } from '@park/domain';
import type { FastifyRequest } from 'fastify';
import type { VisitorRegistry } from '../registry/visitor-snapshot';

export const isHydrationCheck = (
  { headers }: Pick<FastifyRequest, 'headers'>,
  { snapshot }: Pick<VisitorRegistry, 'snapshot'>,
): boolean => headers[hydrationCheckHeader] !== undefined && snapshot.chosen.some(({ kind }) => kind === 'preview');
