import { CallError } from '@park/platform';
import { refreshOutcome } from './refresh-outcome';

const columns = ['200', '401', '403', '404', '429', '500', '503', 'network', 'timeout', 'unparsable'];

// Rows: response for the user. Columns: response for the company. U update, L log out, I ignore.
const table = `
  200         U L L L L I I I I I
  401         L L L L L L L L L L
  403         L L L L L L L L L L
  404         L L L L L L L L L L
  429         L L L L L L L L L L
  500         I L L L L I I I I I
  503         I L L L L I I I I I
  network     I L L L L I I I I I
  timeout     I L L L L I I I I I
  unparsable  I L L L L I I I I I
`;

const outcomeOf: Record<string, string> = { U: 'update', L: 'logout', I: 'ignore' };

function answer(kind: string) {
  if (kind === '200') return { ok: true as const, data: {} };
  const status = Number(kind);
  const error = Number.isNaN(status)
    ? new CallError({ failure: kind as 'network' })
    : new CallError({ failure: 'problem', status });
  return { ok: false as const, error };
}

const cells = table
  .trim()
  .split('\n')
  .map((line) => line.trim().split(/\s+/))
  .flatMap(([user = '', ...outcomes]) =>
    columns.map((company, index) => ({ user, company, outcome: outcomeOf[outcomes[index] ?? ''] })),
  );

describe('outcome of a refresh', () => {
  it('is defined for all 100 pairs', () => {
    expect(cells).toHaveLength(100);
  });

  it.each(cells)('user $user, company $company: $outcome', ({ user, company, outcome }) => {
    expect(refreshOutcome(answer(user), answer(company))).toBe(outcome);
  });

  it.each([400, 408, 409, 418, 422, 451, 499])('AMB-35: %i is a refusal', (status) => {
    expect(refreshOutcome(answer(String(status)), answer('200'))).toBe('logout');
  });

  it.each([301, 399, 502, 504])('%i is ignored', (status) => {
    expect(refreshOutcome(answer('200'), answer(String(status)))).toBe('ignore');
  });

  it('ignores an empty success, which has no data to store', () => {
    expect(refreshOutcome({ ok: true, data: undefined }, answer('200'))).toBe('ignore');
    expect(refreshOutcome(answer('200'), { ok: true, data: [] })).toBe('ignore');
  });

  it('ignores errors of another kind', () => {
    expect(refreshOutcome({ ok: false, error: new Error('?') }, answer('200'))).toBe('ignore');
  });
});
