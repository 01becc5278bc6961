import { ConfigurationError } from '../configuration/configuration';
import { FolderInUseError } from '../database/folder-lock';
import { CommandError, formatError } from './run-command';

describe('what a person at the terminal sees', () => {
  it.each([
    [
      new ConfigurationError(['PORT: is a number', 'MODE: is one of demo']),
      'Configuration: PORT: is a number\nConfiguration: MODE: is one of demo',
    ],
    [
      new FolderInUseError('/data', 12),
      'The data folder /data is in use by process 12. Stop that process or choose another DATA_DIR.',
    ],
    [new CommandError('Somebody exists.'), 'Somebody exists.'],
    [
      Object.assign(new Error('listen'), { code: 'EADDRINUSE' }),
      'Port 4601 of 127.0.0.1 is taken. Choose another with PORT.',
    ],
    [
      Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
      'The database does not answer. Is the server of DATABASE_URL running and can it be reached from here?',
    ],
    [
      new Error('query', {
        cause: Object.assign(new Error('password authentication failed for user "x"'), { code: '28P01' }),
      }),
      'The database of DATABASE_URL refuses: password authentication failed for user "x".',
    ],
  ])('is a clear line (%#)', (error, line) => {
    expect(formatError(error, { host: '127.0.0.1', port: 4601 })).toBe(line);
  });

  it('is all there is when nobody foresaw the failure', () => {
    expect(formatError(new Error('surprise'))).toContain('run-command.test');
  });
});
