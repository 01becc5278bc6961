/** How a static server labels a file. */
export function mediaTypeOf(path: string): string {
  const ending = path.replace(/\.br$/, '').split('.').pop() ?? '';
  const known: Record<string, string> = {
    js: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json',
    svg: 'image/svg+xml; charset=utf-8',
    woff2: 'font/woff2',
    png: 'image/png',
    webp: 'image/webp',
    jpg: 'image/jpeg',
  };
  return known[ending] ?? 'application/octet-stream';
}
