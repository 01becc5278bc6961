/** Where the files of builds lie: `<remote>/<version>/<path>`, in a folder or a bucket, from where static servers serve them. */
import type { ReleaseConfiguration } from '../../core/configuration/release-configuration';
import type { ReleaseStore } from '../../core/files/release-store';
import { folderStore } from './folder-store';
import { s3Store } from './s3-store';

/** The bucket if one is configured, otherwise the folder. */
export const openReleaseStore = (configuration: ReleaseConfiguration): ReleaseStore =>
  configuration.s3 ? s3Store(configuration.s3) : folderStore(configuration.storeFolder);
