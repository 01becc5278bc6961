/** What tests of resources import. */
export { describeOnEachDatabase, describeOnPostgres, type DatabaseTest } from './each-database';
export { emailOf, people, roleColumns, testCompanies, testPassword, type PersonName } from './people';
export type { Caller, TestAnswer, TestApi, TestApiOptions } from './test-api';
