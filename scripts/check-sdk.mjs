import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('check-sdk.ts');
