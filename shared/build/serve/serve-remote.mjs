/**
 * The static server of one remote: its builds, each under its version, immutable. What nginx or a bucket does in
 * production. Usage: node serve-remote.mjs DIST_FOLDER; PORT and HOST from the environment, PORT=0 takes any free one.
 */
import { createServer } from 'node:http';
import sirv from 'sirv';

const [folder] = process.argv.slice(2);
if (!folder) {
  process.stderr.write('Usage: serve-remote.mjs DIST_FOLDER\n');
  process.exit(1);
}

const serve = sirv(folder, {
  dev: true, // looks at the disk for each request, so a new build is served at once
  brotli: true,
  etag: true,
  dotfiles: false,
  setHeaders: (response, pathname) => {
    response.setHeader(
      'cache-control',
      pathname.endsWith('build.json') || pathname.startsWith('/dev/')
        ? 'no-cache'
        : 'public, max-age=31536000, immutable',
    );
    // A portal elsewhere may be pointed here by whoever develops this remote; what is served is public anyway.
    response.setHeader('access-control-allow-origin', '*');
    if (pathname.endsWith('.js')) response.setHeader('content-type', 'text/javascript; charset=utf-8');
  },
});

const server = createServer((request, response) => {
  serve(request, response, () => {
    response.statusCode = 404;
    response.setHeader('cache-control', 'no-store');
    response.end();
  });
});

server.listen(Number(process.env.PORT ?? 0), process.env.HOST ?? '127.0.0.1', () =>
  process.send?.({ listening: { port: server.address().port } }),
);

const stop = () => server.close(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
if (process.send) process.once('disconnect', stop);
