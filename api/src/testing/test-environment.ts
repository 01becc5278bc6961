/** Node's test environment, with the worker's pool of embedded databases. */
import { TestEnvironment } from 'jest-environment-node';
import { acquireDatabase } from './database-pool';

declare global {
  var acquireTestDatabase: typeof acquireDatabase;
}

export default class ApiTestEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.acquireTestDatabase = () => acquireDatabase();
  }
}
