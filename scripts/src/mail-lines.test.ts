import { mailLines } from './mail-lines';

it('says where mails go without a mail server, and what to set', () => {
  const text = mailLines(undefined, '/data/outbox').join('\n');
  expect(text).toContain('/data/outbox');
  expect(text).toContain('SMTP_URL=');
});

it('names the mail server without its password', () => {
  expect(mailLines('smtps://portal:secret@mail.park.example:465', '/data/outbox')).toEqual([
    '\n  Mails are sent by mail.park.example:465.',
  ]);
});
