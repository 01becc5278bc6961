/** Returns what `npm start` says about mails of an own park: where they go, and how they reach people. */
export function mailLines(smtpUrl: string | undefined, outbox: string): string[] {
  if (smtpUrl) return [`\n  Mails are sent by ${new URL(smtpUrl).host}.`];
  return [
    '\n  No mail server is set, so nobody receives mails: links to choose a password and invitations are among them.',
    `  Each mail is a JSON file in ${outbox}; its link is in "text".`,
    '  To send them, set SMTP_URL=smtp://user:password@mail.example:587 and MAIL_FROM.',
  ];
}
