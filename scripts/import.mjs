import { bootstrap, runProgram } from './bootstrap.mjs';

bootstrap();
runProgram('import.ts');
