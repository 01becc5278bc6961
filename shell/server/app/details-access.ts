/** Who may see metrics and the details of readiness: they tell versions, load and what is broken. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { ShellEnvironment } from '../configuration/configuration';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** With METRICS_KEY the holders of the key; without it nobody in production, and everybody elsewhere. */
export function createDetailsAccess({
  METRICS_KEY: key,
  MODE: mode,
}: Pick<ShellEnvironment, 'METRICS_KEY' | 'MODE'>): (request: Pick<FastifyRequest, 'headers'>) => boolean {
  if (key === undefined) return () => mode !== 'production';
  const expected = digest(`Bearer ${key}`);
  return ({ headers }) => timingSafeEqual(digest(headers.authorization ?? ''), expected);
}
