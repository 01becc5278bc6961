/** Texts of session and consent; merged into the shell's texts. */
export const sessionTexts = {
  session: {
    tokenLogin: {
      failed: 'The link did not sign you in',
      signIn: 'Sign in with your password',
      dismiss: 'Dismiss',
    },
  },
  consent: {
    title: 'May we count your visit?',
    explanation:
      'The portal works with necessary cookies only. If you agree, we also count which pages are opened, to see what is useful. You can change your mind at any time.',
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
    },
  },
};

export type SessionTexts = typeof sessionTexts;
