import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('release.ts');
