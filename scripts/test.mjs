import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('test.ts');
