/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    saved: {
      alreadySaved: 'This search is saved already. You find it under “Saved”.',
      tooMany: 'You have {{limit, number}} saved searches, which is the most. Delete one under “Saved” first.',
      tooManyFavorites: 'You have {{limit, number}} favourites of this kind, which is the most. Remove one first.',
    },
    notifications: { mayNotChoose: 'Your company decides which mails you get. Save the search without mails.' },
    jobs: { expired: 'This job is no longer open.' },
  },
};

export type ErrorTexts = typeof errorTexts;
