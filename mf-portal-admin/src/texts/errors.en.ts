/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    releases: {
      notReady: 'This version is not complete, was never live, or its files are no longer kept.',
      checksFailed: 'This version has not passed its checks.',
      pinned: 'This area is pinned to its version. Unpin it first.',
      conflictWithLive: 'A route or a menu entry of this version belongs to another area meanwhile.',
      noLive:
        'Nothing of this area is live yet, so there is nothing to measure a canary against. Promote the version instead.',
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
    publishing: {
      changedMeanwhile:
        'Somebody else has saved this in the meantime. Nothing is lost: compare both texts and save again.',
    },
    upload: {
      noSpace: 'There is no space left to keep this file. Please tell the administration of the park.',
      tooLarge: 'This file is too large. Choose one of at most 2 MB.',
      notAnImage: 'This is not an image that can be used. Choose a PNG, JPEG or WebP file.',
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
