import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('bench.ts');
