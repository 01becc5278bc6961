import { catalogTexts } from './catalogs.en';
import { errorTexts } from './errors.en';
import { tokenTexts } from './deploy-tokens.en';
import { logoTexts } from './logos.en';
import { fileImportTexts } from './file-import.en';
import { publishingTexts } from './publishing.en';
import { guideTexts, templateTexts } from './templates.en';
import { notificationTexts } from './notifications.en';
import { passkeyTexts } from './passkeys.en';
import { peopleTexts } from './people.en';
import { spotlightTexts } from './spotlights.en';
import { spaceTexts } from './space.en';
import { backgroundJobTexts, webhookTexts } from './webhooks.en';
import { releaseTexts } from './releases.en';

export const texts = {
  ...errorTexts,
  overview: {
    documentTitle: 'My portal',
    greeting: {
      morning: 'Good morning, {{name}}',
      afternoon: 'Good afternoon, {{name}}',
      evening: 'Good evening, {{name}}',
    },
    bookRoom: 'Book a room',
    bookParking: 'Book parking',
  },
  bookings: {
    title: 'Coming up',
    credits_one: '{{count}} parking credit',
    credits_other: '{{count}} parking credits',
    today: 'Today',
    tomorrow: 'Tomorrow',
    now: 'Now',
    pending: 'Waiting for approval',
    spot: '{{lot}}, spot {{spot}}',
    halves: { am: 'Morning', pm: 'Afternoon', day: 'Whole day' },
    more_one: 'Show {{count}} more',
    more_other: 'Show {{count}} more',
    fewer: 'Show fewer',
    onlyNext: 'These are your next {{count}} bookings.',
    none: {
      title: 'Nothing booked',
      both: 'Your rooms and parking spots appear here once you have booked them.',
      rooms: 'Your rooms appear here once you have booked them.',
      parking: 'Your parking spots appear here once you have booked them.',
    },
    cancel: {
      label: 'Cancel {{what}}',
      question: 'Cancel {{what}}?',
      room_one: 'The room becomes free for others.',
      room_other:
        'This booking repeats: all {{count}} upcoming dates are cancelled, and the room becomes free for others.',
      hasBegun: 'The booked time has begun, so no credits are refunded.',
      costNothing: 'The booking cost nothing, so no credits are refunded.',
      credits_one: '{{count}} credit is refunded to you.',
      credits_other: '{{count}} credits are refunded to you.',
      confirm: 'Cancel booking',
      keep: 'Keep booking',
      running: 'Cancelling',
      done: 'Booking cancelled',
    },
    failed: {
      rooms: 'Your room bookings could not be loaded.',
      parking: 'Your parking bookings could not be loaded.',
      retry: 'Try again',
    },
  },
  company: {
    title: 'Your company',
    publicPage: 'Public page',
    category: 'Category',
    agreement: 'Agreement',
    building: 'Building',
    role: 'Your role',
    jobs: 'Open jobs',
    notListed: 'Not in the public directory',
    directory: 'Directory',
  },
  services: {
    title: 'Services',
    elsewhere: 'opens in a new window',
    guide: { title: 'Your guide', help: 'What to know and where to find it' },
    catalogs: { title: 'Catalogs', help: 'Sectors, types and categories in both languages' },
    logos: { title: 'Company logos', help: 'Add, replace and remove logos' },
    news: { title: 'News', help: 'Write, schedule and publish' },
    events: { title: 'Events', help: 'Write, schedule and cancel' },
    spotlights: { title: 'Spotlights', help: 'The item at the top of the home page' },
    templates: { title: 'Templates', help: 'Documents to download and fill in' },
    campusCard: { title: 'Campus card', help: 'Order, renew or block your card' },
    ticketing: {
      title: 'Ticketing',
      help: 'Report a fault or ask for help',
      open: 'Open ticketing',
      opening: 'Opening ticketing',
      none: 'The park has not set up a ticketing system.',
    },
    fairmove: { title: 'Fairmove', help: 'Book parking with your Fairmove account' },
    knovaFiles: { title: 'KNOVA files', help: 'Share files with KNOVA' },
    blocked: {
      title: 'Your browser blocked the new window',
      reason: 'Allow new windows for this site, then open ticketing again.',
    },
  },
  colleagues: {
    title: 'Colleagues',
    manage: 'Manage people',
    search: 'Search by name or e-mail',
    none: { title: 'No colleagues yet', reason: 'People of your company appear here as soon as they have an account.' },
    noMatch: {
      title: 'Nobody found',
      reason: 'Try part of the name or e-mail address.',
      action: 'Show everybody',
    },
    you: 'You',
    moreFailed: 'The next part of the list did not load.',
    found_one: '{{count}} person shown',
    found_other: '{{count}} people shown',
  },
  devices: {
    title: 'Where you are signed in',
    name: '{{browser}} on {{system}}',
    unknown: 'Unknown device',
    app: 'Park app',
    current: 'This device',
    inUse: 'In use now',
    lastUsed: 'Last used {{when}}',
    since: 'signed in {{day}}',
    end: 'Sign out',
    endNamed: 'Sign out {{device}}',
    ending: 'Signing out',
    ended: '{{device}} is signed out',
    endOthers: 'Sign out everywhere else',
    endOthersQuestion: 'Sign out everywhere else?',
    endOthersResult_one: '{{count}} other device will need the password again. This device stays signed in.',
    endOthersResult_other: '{{count}} other devices will need the password again. This device stays signed in.',
    endCount_one: 'Sign out {{count}} device',
    endCount_other: 'Sign out {{count}} devices',
    confirm: {
      title: 'Sign out {{device}}?',
      lead: 'You signed in a while ago. Confirm that it is you with your password or a passkey.',
      passkey: 'Use a passkey',
      passkeyBusy: 'Follow your browser…',
      passkeyFailed: 'Your browser did not use a passkey. Try again, or enter your password.',
      submit: 'Sign out',
    },
    endedOthers: 'You are now signed in on this device only',
    failed: 'The device was not signed out',
    more_one: 'Show {{count}} more',
    more_other: 'Show {{count}} more',
    onlyThis: 'You are signed in on no other device.',
    none: { title: 'No device to show', reason: 'Sign in again to see your devices here.', action: 'Sign in' },
  },
  notifications: notificationTexts,
  passkeys: passkeyTexts,
  people: peopleTexts,
  space: spaceTexts,
  catalogs: catalogTexts,
  spotlights: spotlightTexts,
  webhooks: webhookTexts,
  backgroundJobs: backgroundJobTexts,
  releases: releaseTexts,
  tokens: tokenTexts,
  logos: logoTexts,
  fileImport: fileImportTexts,
  publishing: publishingTexts,
  templates: templateTexts,
  guide: guideTexts,
  languages: { en: 'English', fr: 'French' },
  languageNames: { en: 'English', fr: 'French' },
};

export type PortalTexts = typeof texts;
