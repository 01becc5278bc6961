import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('check-sdk.ts');
