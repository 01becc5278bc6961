/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    saved: {
      alreadySaved: 'You have already saved this search. You can find it under “Saved”.',
      tooMany: 'You have {{limit, number}} saved searches, which is the maximum. Delete one under “Saved” first.',
      tooManyFavorites: 'You have {{limit, number}} favourites of this kind, which is the maximum. Remove one first.',
    },
    notifications: { mayNotChoose: 'Your company decides which e-mails you receive. Save the search without e-mails.' },
    jobs: { expired: 'This job is no longer open.' },
  },
};

export type ErrorTexts = typeof errorTexts;
