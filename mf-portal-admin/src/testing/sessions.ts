/** Sessions as the api answers them. */
import type { CallResponse } from '@park/contract';

type Sessions = CallResponse<'GET /api/auth/sessions'>;
export type Session = Sessions['items'][number];

export const linux = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';
export const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

export function session(change: Partial<Session> = {}): Session {
  return {
    id: 'this',
    createdAt: '2026-11-18T08:00:00Z',
    lastUsedAt: '2026-11-20T08:29:00Z',
    expiresAt: '2026-11-25T08:00:00Z',
    source: 'portal',
    device: linux,
    isCurrent: true,
    ...change,
  };
}

export const other = (id: string, change: Partial<Session> = {}): Session =>
  session({ id, isCurrent: false, lastUsedAt: '2026-11-20T05:30:00Z', device: phone, ...change });

export const sessions = (...items: Session[]): Sessions => ({
  items: items.length > 0 ? items : [session()],
  needsConfirmation: false,
});
