import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { freePort } from './free-port';

describe('a free port', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it('is outside the range from which the system itself assigns ports', async () => {
    const firstOfSystem = Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
    for (const port of await Promise.all(Array.from({ length: 50 }, freePort))) {
      expect(port).toBeGreaterThanOrEqual(10_000);
      expect(port).toBeLessThan(firstOfSystem);
    }
  });

  it('is given once, and can be listened on while many others ask for any port', async () => {
    const ports = await Promise.all(Array.from({ length: 200 }, freePort));
    expect(new Set(ports).size).toBe(200);
    for (let count = 0; count < 200; count += 1) servers.push(createServer().listen(0, '127.0.0.1'));
    for (const port of ports.slice(0, 50)) {
      const server = createServer().listen(port, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
    }
  });
});
