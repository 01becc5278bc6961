/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    jobs: { expired: 'This job is no longer open.' },
  },
};

export type ErrorTexts = typeof errorTexts;
