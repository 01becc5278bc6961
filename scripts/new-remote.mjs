import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('new-remote.ts');
