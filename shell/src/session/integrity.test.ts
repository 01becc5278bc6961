import { integrityVerdict } from './integrity';

// cookie, logging in, user, company, logged in → L logs out
const table = `
  - - - - -  none
  - - - - x  L
  - - - x -  L
  - - - x x  L
  - - x - -  L
  - - x - x  L
  - - x x -  L
  - - x x x  L
  - x - - -  none
  - x - - x  L
  - x - x -  L
  - x - x x  L
  - x x - -  L
  - x x - x  L
  - x x x -  L
  - x x x x  L
  x - - - -  L
  x - - - x  L
  x - - x -  L
  x - - x x  L
  x - x - -  L
  x - x - x  L
  x - x x -  L
  x - x x x  none
  x x - - -  none
  x x - - x  none
  x x - x -  none
  x x - x x  none
  x x x - -  none
  x x x - x  none
  x x x x -  none
  x x x x x  none
`;

const rows = table
  .trim()
  .split('\n')
  .map((line) => {
    const [hasToken, isLoggingIn, hasUser, hasCompany, isLoggedIn, result] = line.trim().split(/\s+/);
    const facts = {
      hasToken: hasToken === 'x',
      isLoggingIn: isLoggingIn === 'x',
      hasUser: hasUser === 'x',
      hasCompany: hasCompany === 'x',
      isLoggedIn: isLoggedIn === 'x',
    };
    return { facts, verdict: result === 'L' ? 'logout' : 'consistent', name: line.trim() };
  });

describe('integrity of cookie and session', () => {
  it('is decided for all 32 states', () => {
    expect(new Set(rows.map((row) => JSON.stringify(row.facts))).size).toBe(32);
  });

  it.each(rows)('$name', ({ facts, verdict }) => {
    expect(integrityVerdict(facts)).toBe(verdict);
  });
});
