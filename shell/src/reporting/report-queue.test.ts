import { createReportQueue } from './report-queue';
import { createReportSender } from './report-sender';

it('measures bodies in bytes, as browsers do', async () => {
  const queue = createReportQueue('/_report/logs');
  // 10,000 characters of three bytes each.
  const half = JSON.stringify('€'.repeat(10_000));
  queue.add(half);
  queue.add(half);
  const bodies: string[] = [];
  await queue.flush(async (_path, body) => {
    bodies.push(body);
    return 'sent';
  });
  expect(bodies).toHaveLength(2);
});

it.each([
  ['"short"', true],
  [JSON.stringify('€'.repeat(25_000)), false],
])('lets requests outlive the page while browsers accept their length: case %#', async (body, keepalive) => {
  const requests: (RequestInit | undefined)[] = [];
  const sender = createReportSender({
    fetch: async (_path, init) => {
      requests.push(init);
      return new Response(null, { status: 204 });
    },
  });
  expect(await sender.send('/_report/logs', body)).toBe('sent');
  expect(requests).toEqual([expect.objectContaining({ keepalive })]);
});

it('counts what was refused for its content as lost, and goes on', async () => {
  const queue = createReportQueue('/_report/logs');
  queue.add(JSON.stringify('x'.repeat(300_000)));
  queue.add('"next"');
  const bodies: string[] = [];
  const isDone = await queue.flush(async (_path, body) => {
    bodies.push(body);
    return body.length > 262_144 ? 'refused' : 'sent';
  });
  expect(isDone).toBe(true);
  expect(bodies[1]).toBe('{"entries":["next"],"lost":1}');
});
