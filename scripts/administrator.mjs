import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('administrator.ts');
