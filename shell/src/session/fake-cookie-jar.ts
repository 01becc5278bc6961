/** For tests: a cookie jar that keeps host-only and domain cookies of one name side by side, as browsers do (AMB-29). */
export interface FakeCookieJar {
  cookie: string;
  /** Every assignment, in order. */
  readonly assignments: string[];
  /** What the server's `Set-Cookie` would do. */
  set(name: string, value: string, domain?: string): void;
}

export function createFakeCookieJar(): FakeCookieJar {
  const kept = new Map<string, string>();
  const assignments: string[] = [];
  return {
    assignments,
    set: (name, value, domain = '') => void kept.set(`${name} ${domain}`, `${name}=${value}`),
    get cookie() {
      return [...kept.values()].join('; ');
    },
    set cookie(assignment: string) {
      assignments.push(assignment);
      const [pair = '', ...attributes] = assignment.split(/;\s*/);
      const attribute = (name: string) => attributes.find((one) => one.startsWith(`${name}=`))?.slice(name.length + 1);
      const key = `${pair.split('=')[0]} ${attribute('domain') ?? ''}`;
      if (attribute('max-age') === '0') kept.delete(key);
      else kept.set(key, pair);
    },
  };
}
