import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('dev.ts');
