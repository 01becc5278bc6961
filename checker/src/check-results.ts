/** What the visits found, as checks of the gate. */
import type { GateCheck } from '@park/contract/gate-check';
import type { RouteVisit } from './visit-route';

const maxFindings = 100;
const maxFindingLength = 500;

const detailOf = (lines: readonly string[]) =>
  lines.slice(0, maxFindings).map((line) => line.slice(0, maxFindingLength));
const paths = (visits: readonly RouteVisit[]) => new Set(visits.map(({ path }) => path));

/** @param omitted how many pages were left out after one that hung, and the routes that nobody may open */
export function smokeCheck(
  visits: readonly RouteVisit[],
  version: string,
  omitted: { readonly pages: number; readonly closed: readonly string[] },
): GateCheck {
  const all = new Set([...paths(visits), ...omitted.closed]).size;
  const mounted = paths(visits.filter(({ outcome }) => outcome === 'mounted'));
  const bad = visits.filter(({ outcome }) => outcome === 'broken' || outcome === 'hung');
  const refused = [...paths(visits.filter(({ outcome }) => outcome === 'closed'))].filter(
    (path) => !mounted.has(path) && !paths(bad).has(path),
  );
  const closed = [...new Set([...refused, ...omitted.closed])];
  const detail = detailOf([
    ...bad.flatMap(({ path, visitor, findings }) => findings.map((finding) => `${path} as ${visitor}: ${finding}`)),
    ...(omitted.pages > 0 ? [`${omitted.pages} further pages were not opened`] : []),
    ...closed.map((path) => `${path}: not opened, no check account may open it`),
  ]);
  if (bad.length > 0) {
    const count = paths(bad).size;
    const reason = `${count} of ${all} routes do not work with ${version} in the live shell.`;
    return { check: 'smoke', ok: false, reason, reasonId: 'smoke-bad', values: { count, all, version }, detail };
  }
  if (mounted.size === 0) {
    const reason = 'No route could be opened: all of them need a sign-in.';
    return { check: 'smoke', ok: false, reason, reasonId: 'smoke-closed', values: { count: 0, all, version }, detail };
  }
  const count = mounted.size;
  const reason = `${count} of ${all} routes mount in the live shell with the real API.`;
  return { check: 'smoke', ok: true, reason, reasonId: 'smoke-good', values: { count, all, version }, detail };
}

export function accessibilityCheck(visits: readonly RouteVisit[], violations: readonly string[]): GateCheck {
  const ok = violations.length === 0;
  const count = ok ? paths(visits.filter(({ outcome }) => outcome === 'mounted')).size : violations.length;
  return {
    check: 'accessibility',
    ok,
    reason: ok
      ? `axe finds nothing against WCAG 2.2 AA on ${count} routes.`
      : `axe finds ${count} violations of WCAG 2.2 AA.`,
    reasonId: `accessibility-${ok ? 'good' : 'bad'}`,
    values: { count },
    detail: detailOf(violations),
  };
}
