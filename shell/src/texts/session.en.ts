/** Texts of session and consent; merged into the shell's texts. */
export const sessionTexts = {
  session: {
    tokenLogin: {
      failed: 'The link did not sign you in',
      signIn: 'Sign in with your password',
      dismiss: 'Dismiss',
    },
    renewal: {
      title: 'Your session has ended',
      reason: 'Sign in again to continue. The page stays as it is, with everything you have typed.',
      submit: 'Sign in and continue',
      passkey: 'Use a passkey',
      leave: 'Sign out',
    },
  },
  consent: {
    title: 'May we count your visit?',
    explanation: 'Only which pages are opened. You can change your mind at any time.',
    accept: 'Accept',
    refuse: 'Refuse',
    choose: 'Choose',
    save: 'Save my choice',
    close: 'Close without changing',
    footerLink: 'Cookie settings',
    saved: 'Your choice is saved.',
    necessary: {
      label: 'Necessary',
      help: 'Signing in, language, this choice and, while some visitors try a new version, a number from 0 to 9,999. Always on.',
    },
    analytics: { label: 'Page views', help: 'Which pages are opened. No name, no e-mail.' },
  },
  errors: {
    auth: {
      cookiesRefused:
        'You could not be signed in, because your browser refused our cookie. Allow cookies for this site and try again.',
      confirmationNeeded: 'You signed in a while ago. Sign in again to do this.',
      passkeyUnknown: 'This passkey is not valid here any more. Sign in with your password.',
      passkeyCancelled: 'No passkey was used. Try again, or sign in with your password.',
      passkeyUnsupported: 'This browser does not know passkeys at this address. Sign in with your password.',
    },
  },
};

export type SessionTexts = typeof sessionTexts;
