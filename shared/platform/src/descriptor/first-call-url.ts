/** Addresses of a route's first calls, for the shell's server and for tests of remotes. */
import { addDays, addMonths, formatQueryFilters, isoWeekday } from '@park/domain';
import { selectedValues } from '../address/selected-values';
import { callUrl } from '../client/call-url';
import type { FirstCall, FirstCallFilter } from './descriptor';

const placeholder = /\{(\w+)\}/g;
/** What a template may name besides parameters: the whole weeks of this month, as a calendar shows them. */
const monthPlaceholder = /^\{thisMonth\.(first|last)\}$/;
const namesIn = (template: string): string[] => [...template.matchAll(placeholder)].map(([, name = '']) => name);

const filterOf = (filter: FirstCallFilter) =>
  typeof filter === 'string' ? { name: filter, ignoringCase: false } : filter;

function dayOfMonth(side: string, today: string): string {
  const first = `${today.slice(0, 7)}-01`;
  if (side === 'first') return addDays(first, 1 - isoWeekday(first));
  const last = addDays(addMonths(first, 1), -1);
  return addDays(last, 7 - isoWeekday(last));
}

/**
 * Builds the call's address in the same form as the browser's client.
 * @param today in the park's calendar, for templates that name it
 * @returns null if a parameter of the call's path is absent; the call is then not made.
 */
export function firstCallUrl(call: FirstCall, page: URLSearchParams, today?: string): string | null {
  const pathNames = namesIn(call.path);
  if (!pathNames.every((name) => page.get(name))) return null;
  const fill = (template: string) => {
    const [, side] = monthPlaceholder.exec(template) ?? [];
    if (side !== undefined) return today === undefined ? '' : dayOfMonth(side, today);
    return namesIn(template).every((name) => page.get(name))
      ? template.replace(placeholder, (_match, name: string) => page.get(name) ?? '')
      : '';
  };
  const query: Record<string, string> = Object.fromEntries(
    Object.entries(call.query ?? {}).map(([name, template]) => [name, fill(template)]),
  );
  if (call.filters) {
    query.queryFilters = formatQueryFilters(
      Object.fromEntries(
        call.filters.map(filterOf).map(({ name, ignoringCase }) => [name, selectedValues(page, name, ignoringCase)]),
      ),
    );
  }
  return callUrl(
    `GET ${call.path}`,
    { params: Object.fromEntries(pathNames.map((name) => [name, page.get(name)])), query },
    '',
  ).url;
}

/**
 * Whether the descriptor mentions every parameter of the page's address. With an unknown one the page makes other queries,
 * and the first calls would be useless.
 */
export function knowsAddress(calls: readonly FirstCall[], page: URLSearchParams): boolean {
  const known = new Set(
    calls.flatMap(({ path, query = {}, filters = [], unaffectedBy = [] }) => [
      ...[path, ...Object.values(query)].flatMap(namesIn),
      ...filters.map((filter) => filterOf(filter).name),
      ...unaffectedBy,
    ]),
  );
  return [...page.keys()].every((name) => known.has(name));
}
