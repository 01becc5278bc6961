import { callUrl } from '@park/platform/host';
import descriptor from '../../remote.config';

/** Addresses that the shell's server asks for together with a page at this address, in the client's canonical form. */
export function firstCallUrls(address: string): string[] {
  const page = new URL(address, 'http://page');
  const route = descriptor.routes.find(({ path }) => path === page.pathname);
  // An entry whose parameter is absent is left out, as empty ones are.
  const fill = (template: string) => template.replace(/\{(\w+)\}/g, (_match, name: string) => page.searchParams.get(name) ?? '');
  return (route?.firstCalls ?? []).map(({ path, query = {} }) => callUrl(`GET ${path}`, { query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)])) }, '').url);
}
