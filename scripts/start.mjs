import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('start.ts');
