/** E-mail addresses of the demo park's accounts. */
export { demoAccountEmails as demoAccounts } from '@park/domain/demo-accounts';
