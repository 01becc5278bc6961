import { bootstrap, handOver } from './bootstrap.mjs';

bootstrap();
handOver('pack-sdk.ts');
