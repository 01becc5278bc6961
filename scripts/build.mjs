import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('build.ts');
