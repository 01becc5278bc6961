import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('new-remote.ts');
