import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('start.ts');
