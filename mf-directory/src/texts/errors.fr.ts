import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    saved: {
      alreadySaved: 'Cette recherche est déjà enregistrée. Vous la trouverez sous «\u00a0Enregistrés\u00a0».',
      tooMany:
        'Vous avez {{limit, number}} recherches enregistrées, soit le maximum. Supprimez-en une sous «\u00a0Enregistrés\u00a0».',
      tooManyFavorites: 'Vous avez {{limit, number}} favoris de ce type, soit le maximum. Retirez-en un d’abord.',
    },
    notifications: {
      mayNotChoose: 'Votre entreprise décide des e-mails que vous recevez. Enregistrez la recherche sans e-mail.',
    },
    jobs: { expired: 'Cette offre d’emploi n’est plus ouverte.' },
  },
} satisfies ErrorTexts;
