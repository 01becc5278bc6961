export const passkeyTexts = {
  title: 'Passkeys',
  none: {
    title: 'No passkey yet',
    reason: 'Sign in with your fingerprint, face or the code of your device instead of a password.',
  },
  backedUp: 'Backed up',
  used: 'Used {{when}}',
  neverUsed: 'Not used yet',
  since: 'added {{day}}',
  name: 'Name',
  nameHelp: 'So that you recognise it, for example “Work laptop”.',
  full_one: 'You have {{count}} passkey. Remove it to add another one.',
  full_other: 'You have {{count}} passkeys. Remove one to add another one.',
  waiting: {
    title: 'Your rights to manage the park need a passkey',
    add: 'Add one and sign in with it. Until then you have the rights of an employee.',
    signIn: 'Sign out and sign in with a passkey. Until then you have the rights of an employee.',
  },
  add: {
    open: 'Add a passkey',
    title: 'Add a passkey',
    lead: 'Your browser asks where to keep it: on this device, on your phone, or on a security key.',
    submit: 'Add passkey',
    busy: 'Follow your browser…',
    done: '“{{name}}” is added',
    stillSignedIn: 'You are still signed in without your rights to manage the park. Sign out, then use the passkey.',
    failed: {
      cancelled: 'Your browser did not add a passkey. Try again, or choose another device.',
      known: 'This device has a passkey for your account already.',
      unsupported: 'This browser cannot keep passkeys. Use a current browser on an https address.',
    },
  },
  rename: {
    open: 'Rename',
    openNamed: 'Rename “{{name}}”',
    title: 'Rename “{{name}}”',
    submit: 'Save name',
    busy: 'Saving',
    done: 'The passkey is called “{{name}}”',
  },
  remove: {
    open: 'Remove',
    openNamed: 'Remove “{{name}}”',
    title: 'Remove “{{name}}”?',
    lead: 'It no longer signs you in. Your password and other passkeys still do.',
    submit: 'Remove passkey',
    busy: 'Removing',
    done: '“{{name}}” is removed',
  },
};

export type PasskeyTexts = typeof passkeyTexts;
