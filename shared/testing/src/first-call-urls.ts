import type { RemoteDescriptor } from '@park/platform';
import { firstCallUrl } from '@park/platform/descriptor';

/**
 * The addresses of the first calls that the shell's server makes for a page at this address. A page that makes the same
 * calls gets its first data with the HTML: `expect(client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at))`.
 */
export function firstCallUrls(descriptor: RemoteDescriptor, address: string, today?: string): string[] {
  const page = new URL(address, 'http://page');
  const { firstCalls = [] } = descriptor.routes.find(({ path }) => path === page.pathname) ?? {};
  return firstCalls.flatMap((call) => firstCallUrl(call, page.searchParams, today) ?? []);
}
