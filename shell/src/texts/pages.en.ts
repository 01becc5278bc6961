/** Texts of the shell's own pages: home, login, what the portal is. */
export const pageTexts = {
  home: {
    today: 'Today',
    visitor: {
      documentTitle: 'Welcome',
      title: '{{park}}: where research becomes companies',
      lead: 'Start-ups, established firms and research groups work here side by side. Find out who they are, what they are working on and whom they are looking for.',
      companies: 'Find a company',
      signIn: 'Sign in',
    },
    member: {
      documentTitle: 'Home',
      title: 'Hello {{name}}',
      portal: 'Go to my portal',
    },
    rooms: {
      title: 'Your rooms',
      pending: 'Waiting for approval',
      none: 'You have no room booked.',
      book: 'Book a room',
    },
    parking: {
      title: 'Your parking',
      credits_one: '{{count}} credit',
      credits_other: '{{count}} credits',
      spot: '{{lot}}, spot {{spot}}',
      halves: { am: 'Morning', pm: 'Afternoon', day: 'Whole day' },
      none: 'You have no parking spot booked.',
      book: 'Book parking',
    },
    spotlight: {
      more: 'Read more',
      fallbackTitle: 'New in the park?',
      fallbackText:
        'Rooms, parking, events and your company’s page: see what the portal does for the people who work here, and how to get an account.',
    },
    events: {
      title: 'Next events',
      all: 'All events',
      none: 'No event is planned at the moment',
      noneReason: 'New ones appear here as soon as they are announced.',
      cancelled: 'Cancelled',
      allDay: 'All day',
      online: 'Online',
    },
    news: { title: 'Latest news', all: 'All news', none: 'There is no news yet' },
    companies: {
      title: 'Companies in the park',
      all: 'All companies',
      allCounted_one: '{{count}} company',
      allCounted_other: 'All {{count}} companies',
      none: 'No company has published its page yet',
    },
    jobs: {
      title: 'Open jobs',
      all: 'All jobs',
      none: 'No job is open at the moment',
      noneReason: 'Companies of the park publish their jobs here.',
      workload: '{{minimum}}%',
      workloadRange: '{{minimum}}–{{maximum}}%',
    },
  },
  searchPage: {
    titleFor: 'Search “{{text}}”',
    nothing: 'Nothing found for “{{text}}”',
    nothingReason: 'Try another word, or fewer words.',
    inList: 'All in {{kind}}',
  },
  login: {
    email: 'E-mail',
    password: 'Password',
    capsLock: 'Caps Lock is on.',
    signIn: {
      title: 'Sign in',
      lead: 'With the account that your company or the park gave you.',
      submit: 'Sign in',
      busy: 'Signing in…',
      passkey: 'Sign in with a passkey',
      passkeyBusy: 'Follow your browser…',
      forgot: 'Forgot your password?',
      noAccount: 'No account yet?',
      howToGetOne: 'How to get one',
      forPage: 'Sign in to open this page. You come back to it afterwards.',
      passwordChanged: 'Your password is changed. Sign in with the new one.',
    },
    forgot: {
      title: 'Set a new password',
      lead: 'Enter your e-mail address. We will send you a link to choose a new password.',
      submit: 'Send the link',
      submitAgain: 'Send it again',
      busy: 'Sending…',
      sentTitle: 'Check your inbox',
      sent: 'If there is an account for {{email}}, a link is on its way. It works once, for one hour.',
      back: 'Back to sign in',
    },
    reset: {
      title: 'Choose a new password',
      lead: 'You will use it to sign in on all your devices.',
      password: 'New password',
      repeat: 'Repeat the new password',
      rule: 'At least {{minimum}} characters. A sentence is good; nothing else is required.',
      submit: 'Set the password',
      busy: 'Setting the password…',
      askAgain: 'Ask for a new link',
    },
  },
  tenantPortal: {
    title: 'Working here',
    lead: 'The portal is for everybody who works at {{park}}. One account for everything that the park offers.',
    open: 'Open my portal',
    servicesTitle: 'What you can do',
    services: {
      rooms: {
        title: 'Rooms',
        text: 'See which meeting rooms are free and book one in a minute, if your contract includes them.',
      },
      parking: {
        title: 'Parking',
        text: 'Book a shared spot for half a day, or give yours up when you do not need it.',
      },
      events: { title: 'Events', text: 'Meet your neighbours. Members see events that are not public.' },
      jobs: {
        title: 'Jobs',
        text: 'Publish your company’s open jobs where people who know the park look for them.',
      },
      people: {
        title: 'People and company',
        text: 'Keep your company’s page and your people’s accounts up to date yourself.',
      },
      documents: {
        title: 'Guides and templates',
        text: 'Find the forms, templates and instructions of the park in one place.',
      },
    },
    stepsTitle: 'How to get an account',
    steps: {
      ask: {
        title: 'Ask your company',
        text: 'The administrator or supervisor of your company in the portal creates accounts for its people.',
      },
      invite: {
        title: 'Open the mail',
        text: 'You get an e-mail with a link. It signs you in once and lets you choose a password.',
      },
      signIn: { title: 'Sign in', text: 'From then on you sign in with your e-mail address and your password.' },
    },
    helpTitle: 'If it does not work',
    help: 'If your company has nobody in the portal yet, or you do not know who it is, contact the park’s administration.',
  },
};

export type PageTexts = typeof pageTexts;
