import { shellConfiguration } from '@park/build/webpack/shell';

export default shellConfiguration(import.meta.dirname);
