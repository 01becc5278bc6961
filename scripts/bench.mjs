import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('bench.ts');
