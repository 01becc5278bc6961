import type { SessionTexts } from './session.en';

export const sessionTexts = {
  session: {
    tokenLogin: {
      failed: 'Le lien n’a pas permis de vous connecter',
      signIn: 'Se connecter avec votre mot de passe',
      dismiss: 'Masquer',
    },
    renewal: {
      title: 'Votre session a pris fin',
      reason: 'Connectez-vous à nouveau pour continuer. La page reste telle quelle, avec tout ce que vous avez saisi.',
      submit: 'Se connecter et continuer',
      passkey: 'Utiliser une clé d’accès',
      leave: 'Se déconnecter',
    },
  },
  consent: {
    title: 'Pouvons-nous compter votre visite ?',
    explanation: 'Uniquement les pages vues, pour les améliorer. Modifiable à tout moment.',
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
      confirmationNeeded: 'Votre connexion date un peu. Reconnectez-vous pour continuer.',
      passkeyUnknown:
        'Cette clé d’accès n’est pas valable ici ou ne l’est plus. Connectez-vous avec votre mot de passe.',
      passkeyCancelled: 'Aucune clé d’accès n’a été utilisée. Réessayez ou connectez-vous avec votre mot de passe.',
      passkeyUnsupported:
        'Ce navigateur ne connaît pas les clés d’accès à cette adresse. Connectez-vous avec votre mot de passe.',
    },
  },
} satisfies SessionTexts;
