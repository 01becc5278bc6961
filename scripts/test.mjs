import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('test.ts');
