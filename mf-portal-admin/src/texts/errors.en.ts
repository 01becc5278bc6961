import { peopleErrors } from './people-errors.en';

/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    ...peopleErrors,
    releases: {
      holdsPanel: 'This area has this panel, so it can be switched off on the command line only.',
      unpublished: 'Nothing of this area is live. Promote a version instead.',
      notReady: 'This version is not complete, was never live, or its files are no longer kept.',
      checksFailed: 'This version has not passed its checks.',
      pinned: 'This area is pinned to its version. Unpin it first.',
      conflictWithLive: 'A route or a menu entry of this version belongs to another area in the meantime.',
      noLive:
        'Nothing of this area is live yet, so there is nothing to measure a canary against. Promote the version instead.',
      harmsOthers:
        'The styles of this version reach into other areas, so nobody can release it. See its check of styles.',
      changedMeanwhile: 'Another version has gone live in the meantime. Look at it, then decide again.',
      checkEnded: 'This check in a browser has ended or was given to another browser.',
      noPrevious: 'There is no earlier version to go back to.',
      alreadyLive: 'This version is live already.',
      versionTaken:
        'This version exists already, with other content. Build again: other content needs another version.',
      wrongContent: 'The file is not the one that its build describes.',
      immutable: 'This version is complete and cannot change any more.',
      incomplete: 'Files of this version are still missing.',
      tooManyFiles: 'This build has too many files.',
      fileTooLarge: 'A file of this build is too large.',
      buildTooLarge: 'The files of this build are too large together.',
      packedTooMuch: 'This build unpacks to far more than was sent.',
      otherRemote: 'This build belongs to another area.',
    },
    events: {
      hasBegun: 'The event has begun, so its list can no longer change.',
      onlyOneDate: 'With this rule there is one date only. Choose a later last day.',
      tooManyDates: 'A series has at most 100 dates. Choose an earlier last day.',
    },
    publishing: {
      draftChanged: 'You have this draft open in another window, which saved it in the meantime.',
      changedMeanwhile:
        'Somebody else has saved this in the meantime. Nothing is lost: compare both texts and save again.',
    },
    templates: { managersOnly: 'Only the staff of the park may change templates. Ask them for a change.' },
    upload: {
      noSpace: 'There is no space left to keep this file. Please tell the administration of the park.',
      infected: 'The virus scanner found something in this file. Choose another one.',
      notScanned: 'The virus scanner does not answer, so the file was not kept. Try again in a few minutes.',
      tooLarge: 'This file is too large. Choose one of at most 2 MB.',
      notADocument:
        'This file is not offered as a template. Choose a Word, Excel, PowerPoint, OpenDocument, PDF, CSV or text file without macros.',
      notAnImage: 'This is not an image that can be used. Choose a PNG, JPEG or WebP file.',
    },
    space: {
      notForCompany: 'The agreement of your company does not include space. Talk to the park about it.',
      alreadyOpen: 'Your company has an open request already. Withdraw it first, or wait for the answer.',
      inThePast: 'Choose today or a later day.',
      surfaceOrWorkplaces: 'Enter the floor space, a number of workplaces, or both.',
      changedMeanwhile: 'Somebody else was faster. Load the page again to see the latest state.',
      closed: 'This request has moved on and no longer allows this. Load the page again.',
    },
    catalogs: {
      nameTaken: 'This name already belongs to an item of this catalog. Change that one, or merge the two.',
      cannotMerge: 'Only a sector can be merged, and only into another one.',
    },
    webhooks: {
      httpsOnly: 'The address begins with https:// and has neither user name nor password.',
      notPublic: 'This address leads into a private network. Only addresses of the public internet are allowed.',
    },
    notifications: {
      mayNotChoose: 'Your company decides which mails you get. Ask one of the people named on this page.',
      invalidLink: 'This link is not valid. Open the message in the portal instead.',
      linkExpired: 'It is too late to answer by this link. Open the message in the portal instead.',
      alreadyAnswered: 'This question was answered already.',
    },
    rooms: {
      bookingNotFound: 'This booking does not exist.',
      alreadyStarted: 'This booking has already begun and can no longer be changed.',
    },
    parking: {
      bookingNotFound: 'This booking does not exist.',
      alreadyEnded: 'This booking is already over.',
    },
  },
};

export type ErrorTexts = typeof errorTexts;
