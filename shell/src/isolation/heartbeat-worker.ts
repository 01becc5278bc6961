/** The worker beside the page: it reports a version that blocks the page, which can no longer say so itself. */
import { createHeartbeat, type Beat } from './heartbeat';

const heartbeat = createHeartbeat();
globalThis.addEventListener('message', ({ data }: MessageEvent<Beat>) => heartbeat.beat(data));
setInterval(() => {
  const blocked = heartbeat.look();
  if (!blocked) return;
  void fetch('/_report/outcomes', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcomes: [{ ...blocked, loads: 0, loadFailures: 0, renderFailures: 1 }] }),
  }).catch(() => undefined);
}, 1_000);
