/** Everybody who can ask the api: a visitor without a session, and one person of each role. */
import { roleColumns } from './people';
import type { TestApi } from './test-api';

export const callers = ['visitor', ...roleColumns] as const;
export type CallerName = (typeof callers)[number];

export const callerOf = (api: TestApi, name: CallerName) => (name === 'visitor' ? api.asVisitor() : api.as(name));
