/**
 * Creates a SuperAdministrator from ADMIN_EMAIL, ADMIN_FIRST_NAME, ADMIN_LAST_NAME, ADMIN_COMPANY and ADMIN_PASSWORD;
 * missing values are asked for at the terminal. Demo mode has accounts for every role.
 */
import { openDatabase } from '../core/database/open-database';
import { createAdministrator, type AdministratorFault } from '../features/users';
import { CommandError, runCommand } from '../core/command-line/run-command';
import { ask } from './terminal';

const explanations: Record<AdministratorFault, string> = {
  email: 'That is not an e-mail address.',
  name: 'First name and last name are needed.',
  company: 'The name of the company that runs the park is needed.',
  emailTaken: 'Somebody with that e-mail exists already.',
  'errors.auth.passwordTooShort': 'The password needs at least 10 characters.',
  'errors.auth.passwordTooLong': 'The password may have at most 128 characters.',
  'errors.auth.passwordIsEmail': 'The password must not be the e-mail.',
  'errors.auth.passwordCommon': 'That password is among those that are tried first. Choose another.',
};

async function fact(variable: string, question: string, options?: { secret: boolean }): Promise<string> {
  const given = process.env[variable];
  if (given) return given;
  if (!process.stdin.isTTY) throw new CommandError(`${variable} is not set and there is no terminal to ask at.`);
  return ask(question, options);
}

void runCommand(async (configuration) => {
  if (configuration.mode === 'demo')
    throw new CommandError('Demo mode has its own accounts; choose MODE=local or MODE=production.');
  const given = {
    email: await fact('ADMIN_EMAIL', 'E-mail: '),
    firstName: await fact('ADMIN_FIRST_NAME', 'First name: '),
    lastName: await fact('ADMIN_LAST_NAME', 'Last name: '),
    company: await fact('ADMIN_COMPANY', 'Company that runs the park: '),
    password: await fact('ADMIN_PASSWORD', 'Password: ', { secret: true }),
  };
  const connection = await openDatabase(configuration);
  try {
    const fault = await createAdministrator(connection.database, given, new Date());
    if (fault) throw new CommandError(explanations[fault]);
  } finally {
    await connection.close();
  }
  process.stdout.write(`${given.email} is a super administrator now.\n`);
});
