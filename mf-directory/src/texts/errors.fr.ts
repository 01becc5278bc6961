import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    jobs: { expired: 'Cette offre d’emploi n’est plus ouverte.' },
  },
} satisfies ErrorTexts;
