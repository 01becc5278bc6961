import { ApiError } from '../../core/errors/api-error';
import type { AppContext } from '../../core/context/app-context';
import { promote } from './moves';
import type { Shipper } from './shipper';
import { readStatus } from './status';

type Context = Pick<AppContext, 'database' | 'clock' | 'configuration'>;

/** Promotes of each remote the newest version, when it was never live. What cannot be promoted stays and is reported (MISS-11). */
export async function redeploy(context: Context, request: { reason: string; shipper: Shipper }) {
  const promoted: { remote: string; version: string }[] = [];
  const left: { remote: string; version: string; key: string }[] = [];
  for (const { remote, versions } of await readStatus(context)) {
    const newest = versions.find(({ state }) => state !== 'uploading');
    if (newest?.state !== 'staged') continue;
    const { version } = newest;
    try {
      await promote(context, { ...request, remote, version, force: false });
      promoted.push({ remote, version });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      left.push({ remote, version, key: error.key });
    }
  }
  return { promoted, left };
}
