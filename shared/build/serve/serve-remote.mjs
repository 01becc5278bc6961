/**
 * The static server of one remote: its builds, each under its version, immutable. What nginx or a bucket does in
 * production. Usage: node serve-remote.mjs DIST_FOLDER; PORT and HOST from the environment, PORT=0 chooses any free one.
 */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: serve-remote.mjs DIST_FOLDER\n');
  process.exit(2);
}

const serve = sirv(folder, {
  dev: true, // looks at the disk for each request, so a new build is served at once
  brotli: true,
  etag: true,
  dotfiles: false,
  extensions: [], // without it `/page` is answered with `/page.html`
  setHeaders: (response, pathname) => {
    response.setHeader(
      'cache-control',
      pathname.endsWith('build.json') || pathname.startsWith('/dev/')
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
    );
    // A portal elsewhere may be pointed here by a developer of this remote; what is served is public anyway.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('content-security-policy', "default-src 'none'; sandbox");
    if (pathname.endsWith('.js')) response.setHeader('content-type', 'text/javascript; charset=utf-8');
    if (pathname.endsWith('.svg')) response.setHeader('content-type', 'image/svg+xml; charset=utf-8');
  },
});

const sendMissing = (response) => {
  response.statusCode = 404;
  response.setHeader('cache-control', 'no-store');
  response.end();
};

const server = createServer((request, response) => {
  // A build has no documents, and every file of it has an ending.
  const [pathname = ''] = (request.url ?? '').split('?', 1);
  if (!/\.[a-z0-9]+$/.test(pathname) || /\.x?html?$/.test(pathname)) sendMissing(response);
  else serve(request, response, () => sendMissing(response));
});

server.listen(Number(process.env.PORT ?? 0), process.env.HOST ?? '127.0.0.1', () =>
  process.send?.({ listening: { port: server.address().port } }),
);

const stop = () => server.close(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (process.send) process.once('disconnect', stop);
