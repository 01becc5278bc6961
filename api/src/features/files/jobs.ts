import { dayMs } from '@park/domain';
import type { AppContext } from '../../core/context/app-context';
import { deleteUnusedPictures } from '../../core/files/unused-files';

/** Registers the removal of pictures of people that nobody shows, and of contents without a row. */
export function fileJobs({ jobs, database, files }: AppContext): void {
  jobs.repeatOutside({ kind: 'files.removeUnused', schedule: '50 3 * * *' }, async ({ now, signal }) => {
    await deleteUnusedPictures(database);
    await files.removeUnused({ savedBefore: new Date(now.getTime() - dayMs), signal });
  });
}
