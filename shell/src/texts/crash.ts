/** Words of the crash page. Both languages are part of the main script: when it is shown, nothing else can be relied on. */
const en = {
  title: 'The portal has stopped',
  explanation: 'Something went wrong that the page cannot fix by itself. Loading it again usually helps.',
  reload: 'Load again',
  home: 'Go to the home page',
  reference: 'If you write to us about it, quote this number:',
};

const fr: typeof en = {
  title: 'Le portail s’est arrêté',
  explanation: 'Une erreur est survenue, que la page ne peut pas corriger elle-même. La recharger suffit en général.',
  reload: 'Recharger',
  home: 'Aller à la page d’accueil',
  reference: 'Si vous nous écrivez à ce sujet, indiquez ce numéro :',
};

export const crashTexts = { en, fr };
