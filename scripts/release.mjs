import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('release.ts');
