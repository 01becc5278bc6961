import { remoteConfiguration } from '@park/build/webpack/remote';

export default remoteConfiguration(import.meta.dirname);
