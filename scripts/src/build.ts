import { buildAll } from './built';

await buildAll();
