import { normalizePath } from '@park/domain';

/**
 * The canonical address of a page for search engines and for sharing: lower case, without trailing slash, token,
 * tracking or filters; `id` alone identifies the page.
 */
export function canonicalPath(address: { readonly pathname: string; readonly searchParams: URLSearchParams }): string {
  const id = address.searchParams.get('id');
  return normalizePath(address.pathname) + (id ? `?id=${encodeURIComponent(id)}` : '');
}
