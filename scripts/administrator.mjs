import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('administrator.ts');
