/** Paths of the shell's own pages. No remote may have one of them. */
export const shellPaths: readonly string[] = [
  '/',
  '/login',
  '/search',
  '/privacy',
  '/imprint',
  '/contact',
  '/help',
  '/working-here/tenant-portal',
];

/** First parts of paths that the shell's server answers itself, and `404`, which is no page (ROUTE-02). */
export const shellFolders: readonly string[] = ['404', 'api', 'assets', 'healthz', 'readyz', 'metrics'];
