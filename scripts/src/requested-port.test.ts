import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { parsePort, requireFreePort } from './requested-port';

it.each(['x', '', '0', '65536', '80.5'])('refuses PORT=%s', (text) => {
  expect(() => parsePort(text)).toThrow(`PORT: ${text} is not a port (1 to 65535).`);
});

it('accepts a free port, and names another one when it is taken', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(requireFreePort(port, '127.0.0.1')).rejects.toThrow(
    `Port ${port} is taken. Choose another one, such as PORT=`,
  );
  server.close();
  await once(server, 'close');
  await expect(requireFreePort(port, '127.0.0.1')).resolves.toBeUndefined();
});

it('names HOST when it is not an address of this machine', async () => {
  await expect(requireFreePort(4_000, '192.0.2.1')).rejects.toThrow(/^PORT 4000 of HOST 192\.0\.2\.1 cannot be used: /);
});
