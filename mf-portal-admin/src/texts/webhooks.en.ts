/** Texts of webhooks and of background work. */
export const webhookTexts = {
  title: 'Webhooks',
  lead: 'Other systems that are told what happens in the portal. Each delivery is signed (HMAC-SHA-256).',
  caption: 'Webhooks by name',
  none: {
    title: 'No system is told yet',
    reason: 'Add the address of a system that should know of bookings, people, publications or releases.',
  },
  columns: { name: 'System', events: 'Is told of', state: 'State', actions: 'Actions' },
  topics: { bookings: 'Bookings', people: 'People', publications: 'News and events', releases: 'Releases' },
  states: {
    on: 'On',
    off: 'Off',
    waiting_one: '{{count}} waits',
    waiting_other: '{{count}} wait',
    failed_one: '{{count}} failed',
    failed_other: '{{count}} failed',
  },
  add: {
    open: 'Add webhook',
    title: 'New webhook',
    name: 'System',
    url: 'Address',
    urlHelp: 'Begins with https:// and leads to the public internet.',
    events: 'Is told of',
    submit: 'Add webhook',
    adding: 'Adding…',
  },
  secret: {
    title: 'The secret of {{name}}',
    label: 'Secret',
    help: 'Keep it in the other system now. It is not shown again.',
    keep: 'I have kept it',
    both: 'The previous secret signs as well until {{when}}.',
  },
  switchOff: 'Switch off',
  switchOn: 'Switch on',
  rotate: 'New secret',
  remove: 'Remove',
  removeQuestion: 'Remove {{name}}?',
  removeResult: 'It is told nothing any more, and its deliveries are forgotten.',
  removed: '{{name}} is removed',
  deliveries: {
    open: 'Deliveries',
    title: 'Deliveries to {{name}}',
    none: { title: 'Nothing was sent yet', reason: 'Deliveries appear here when something happens.' },
    columns: { event: 'Event', state: 'State', when: 'Last attempt', actions: 'Actions' },
    states: { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    attempts_one: '{{count}} attempt',
    attempts_other: '{{count}} attempts',
    resend: 'Send again',
    resent: 'It is sent again',
  },
};

export const backgroundJobTexts = {
  title: 'Background work',
  lead: 'What the portal does later: mails, reminders, assignments. Work that failed nine times waits here for you.',
  waiting_one: '{{count}} waits',
  waiting_other: '{{count}} wait',
  none: { title: 'Nothing has failed', reason: 'Failed work appears here with its reason.' },
  late: 'The oldest work that is due waits since {{when}}.',
  caption: 'Failed work, latest first',
  columns: { kind: 'Work', problem: 'Reason', when: 'Failed', actions: 'Actions' },
  retry: 'Try again',
  retried: 'It is tried again',
  remove: 'Give up',
  removed: 'It is given up',
};

export type WebhookTexts = typeof webhookTexts;
export type BackgroundJobTexts = typeof backgroundJobTexts;
