/**
 * The one address of a page, as search engines and the browser's own share button know it: lower case, without a last slash,
 * token, tracking or filters; `id` alone tells one page from another.
 */
export function canonicalPath(address: { readonly pathname: string; readonly searchParams: URLSearchParams }): string {
  const id = address.searchParams.get('id');
  const path = address.pathname.toLowerCase().replace(/\/+$/, '') || '/';
  return path + (id ? `?id=${encodeURIComponent(id)}` : '');
}
