import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('pack-sdk.ts');
