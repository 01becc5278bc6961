import { startShell } from '../testing/start-shell';

describe('a link for an override', () => {
  it('is for the holder of a token of this remote, to the own machine', async () => {
    const asked: string[] = [];
    const portal = await startShell({
      api: (request, response) => {
        asked.push(`${request.url} ${request.headers.authorization}`);
        response.writeHead(request.headers.authorization === 'Bearer right' ? 404 : 401).end('{}');
      },
    });
    const ask = (address: string, token?: string) =>
      fetch(`${portal.origin}/_releases/override-links`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
        body: JSON.stringify({ remote: 'mf-new', address }),
      });
    try {
      expect((await ask('http://localhost:4400/dev/')).status).toBe(403);
      expect((await ask('http://localhost:4400/dev/', 'wrong')).status).toBe(403);
      expect((await ask('https://evil.example/', 'right')).status).toBe(400);
      const answer = await ask('http://localhost:4400/dev/', 'right');
      const { link } = (await answer.json()) as { link: string };
      expect(asked.at(-1)).toBe('/api/releases/mf-new Bearer right');
      const opened = await fetch(`${portal.origin}/new?a=1&override=${link}`, { redirect: 'manual' });
      expect([opened.status, opened.headers.get('location')]).toEqual([303, '/new?a=1']);
      const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
      const page = await fetch(`${portal.origin}/new`, { headers: { cookie } });
      expect(page.headers.get('content-security-policy')).toContain(
        "connect-src 'self' http://localhost:4400 ws://localhost:4400;",
      );
    } finally {
      await portal.stop();
    }
  });
});
