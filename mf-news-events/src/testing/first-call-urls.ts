import { callUrl } from '@park/platform/host';
import descriptor from '../../remote.config';

/** Addresses that the shell's server asks for together with a page at this address, in the client's canonical form. */
export function firstCallUrls(address: string): string[] {
  const page = new URL(address, 'http://page');
  const route = descriptor.routes.find(({ path }) => path === page.pathname);
  const fill = (template: string) => {
    let isComplete = true;
    const text = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
      const value = page.searchParams.get(name);
      isComplete &&= Boolean(value);
      return value ?? '';
    });
    return isComplete ? text : '';
  };
  return (route?.firstCalls ?? []).map(({ path, query = {} }) => {
    const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, page.searchParams.get(name)]));
    return callUrl(`GET ${path}`, { params, query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, fill(value)])) }, '').url;
  });
}
