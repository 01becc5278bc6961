import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('import.ts');
