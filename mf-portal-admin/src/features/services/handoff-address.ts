/** What the address of the ticketing page asks for: `?about=room:<id>&back=/book-a-room`. */
import type { CallInput } from '@park/contract';

type Handoff = CallInput<'POST /api/auth/handoff'>['body'];

const subjectKinds = ['room', 'spot'] as const;

/** Whatever else the address says is left out: then the hand-over is about nothing in particular. */
export function handoffOf(parameters: URLSearchParams): Handoff {
  const [name, id] = (parameters.get('about') ?? '').split(':');
  const kind = subjectKinds.find((known) => known === name);
  const back = parameters.get('back');
  return {
    audience: 'ticketing',
    ...(kind && id && { subject: { kind, id } }),
    returnTo: back?.startsWith('/') ? back : '/portal',
  };
}
