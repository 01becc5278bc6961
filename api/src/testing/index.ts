/** What tests of resources import. */
export { describeOnDatabase, describeOnEachDatabase, describeOnPGlite, describeOnPostgres } from './each-database';
export { emailOf, people, roleColumns, testCompanies, testPassword, type PersonName } from './people';
export type { Caller, TestResponse as TestAnswer } from './test-api';
