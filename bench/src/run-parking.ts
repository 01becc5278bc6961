/**
 * `npm run bench -- parking`: the large versions of the api's tests about parking, on the embedded database and on a
 * PostgreSQL server of its own: an api that is killed twenty times on each, 10,000 movements of credits, and 300 commands at
 * the same time. Fails where a rule is broken or a confirmed answer is lost.
 */
import { runApiTests } from './run-api-tests';

/** The flag: the embedded database loads its code when it starts. */
const sizes = { PARKING_KILLS: '20', CREDIT_OPERATIONS: '10000', NODE_OPTIONS: '--experimental-vm-modules' };
const parts = process.argv[2] ?? 'features/parking/(killed-api|holding/parallel|credits/random-walk)';

if (!(await runApiTests(parts, sizes))) process.exitCode = 1;
