import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('build.ts');
