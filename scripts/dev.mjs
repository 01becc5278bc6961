import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('dev.ts');
