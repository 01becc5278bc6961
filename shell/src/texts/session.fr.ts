import type { SessionTexts } from './session.en';

export const sessionTexts = {
  session: {
    tokenLogin: {
      failed: 'Le lien n’a pas permis de vous connecter',
      signIn: 'Se connecter avec votre mot de passe',
      dismiss: 'Masquer',
    },
  },
  consent: {
    title: 'Pouvons-nous compter votre visite ?',
    explanation:
      'Le portail n’a besoin que des cookies nécessaires. Si vous êtes d’accord, nous comptons aussi les pages ouvertes, pour savoir ce qui est utile. Vous pouvez changer d’avis à tout moment.',
    accept: 'Accepter',
    refuse: 'Refuser',
    choose: 'Choisir',
    save: 'Enregistrer mon choix',
    close: 'Fermer sans rien changer',
    footerLink: 'Réglages des cookies',
    saved: 'Votre choix est enregistré.',
    necessary: {
      label: 'Nécessaires',
      help: 'Connexion, langue, ce choix et, tant que certains visiteurs essaient une nouvelle version, un nombre de 0 à 9’999. Toujours actifs.',
    },
    analytics: { label: 'Pages vues', help: 'Quelles pages sont ouvertes. Ni nom, ni adresse e-mail.' },
  },
  errors: {
    auth: {
      cookiesRefused:
        'La connexion a échoué, car votre navigateur a refusé notre cookie. Autorisez les cookies pour ce site et réessayez.',
    },
  },
} satisfies SessionTexts;
