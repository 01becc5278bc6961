import type { RemoteDescriptor } from '@park/platform';
import { firstCallUrl } from '@park/platform/descriptor';

/**
 * Addresses that the shell's server asks for together with a page at this address. A page whose first calls are the same
 * has its first data in the HTML: `expect(client.calls.map(({ url }) => url)).toEqual(firstCallUrls(descriptor, at))`.
 */
export function firstCallUrls(descriptor: RemoteDescriptor, address: string): string[] {
  const page = new URL(address, 'http://page');
  const { firstCalls = [] } = descriptor.routes.find(({ path }) => path === page.pathname) ?? {};
  return firstCalls.flatMap((call) => firstCallUrl(call, page.searchParams) ?? []);
}
