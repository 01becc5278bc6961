import { callUrl } from '@park/platform/host';
import descriptor from '../../remote.config';

/** Addresses that the shell's server asks for together with a page at this address, in the client's canonical form. */
export function firstCallUrls(address: string): string[] {
  const page = new URL(address, 'http://page');
  const { firstCalls = [] } = descriptor.routes.find(({ path }) => path === page.pathname) ?? {};
  const fill = (template: string) => {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
    if (!names.every((name) => page.searchParams.get(name))) return '';
    return template.replace(/\{(\w+)\}/g, (_match, name: string) => page.searchParams.get(name) ?? '');
  };
  return firstCalls.flatMap(({ path, query = {} }) => {
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, page.searchParams.get(name)]));
    // A call whose path is not complete is left out.
    if (Object.values(params).includes(null)) return [];
    return callUrl(`GET ${path}`, { params, query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)])) }, '').url;
  });
}
