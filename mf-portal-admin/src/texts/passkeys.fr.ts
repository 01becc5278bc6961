import type { PasskeyTexts } from './passkeys.en';

export const passkeyTexts = {
  title: 'Clés d’accès',
  none: {
    title: 'Aucune clé d’accès',
    reason: 'Connectez-vous avec votre empreinte, votre visage ou le code de votre appareil au lieu d’un mot de passe.',
  },
  backedUp: 'Sauvegardée',
  used: 'Utilisée {{when}}',
  neverUsed: 'Pas encore utilisée',
  since: 'ajoutée le {{day}}',
  name: 'Nom',
  nameHelp: 'Pour la reconnaître, par exemple « Ordinateur du bureau ».',
  full_one: 'Vous avez {{count}} clé d’accès. Supprimez-la pour en ajouter une autre.',
  full_other: 'Vous avez {{count}} clés d’accès. Supprimez-en une pour en ajouter une autre.',
  waiting: {
    title: 'Vos droits de gestion du parc nécessitent une clé d’accès',
    add: 'Ajoutez-en une et connectez-vous avec elle. D’ici là, vous avez les droits d’un collaborateur.',
    signIn:
      'Déconnectez-vous, puis connectez-vous avec une clé d’accès. D’ici là, vous avez les droits d’un collaborateur.',
  },
  add: {
    open: 'Ajouter une clé d’accès',
    title: 'Ajouter une clé d’accès',
    lead: 'Votre navigateur demande où la conserver : sur cet appareil, sur votre téléphone ou sur une clé de sécurité.',
    submit: 'Ajouter la clé',
    busy: 'Suivez les indications du navigateur…',
    done: '« {{name}} » est ajoutée',
    stillSignedIn:
      'Vous êtes toujours connecté, sans vos droits de gestion du parc. Déconnectez-vous, puis utilisez la clé d’accès.',
    failed: {
      cancelled: 'Votre navigateur n’a pas ajouté de clé. Réessayez ou choisissez un autre appareil.',
      known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
      unsupported:
        'Ce navigateur ne peut pas conserver de clés d’accès. Utilisez un navigateur actuel, à une adresse https.',
    },
  },
  rename: {
    open: 'Renommer',
    openNamed: 'Renommer « {{name}} »',
    title: 'Renommer « {{name}} »',
    submit: 'Enregistrer le nom',
    busy: 'Enregistrement',
    done: 'La clé s’appelle « {{name}} »',
  },
  remove: {
    open: 'Supprimer',
    openNamed: 'Supprimer « {{name}} »',
    title: 'Supprimer « {{name}} » ?',
    lead: 'Elle ne permet plus de vous connecter. Votre mot de passe et vos autres clés restent valables.',
    submit: 'Supprimer la clé',
    busy: 'Suppression',
    done: '« {{name}} » est supprimée',
  },
} satisfies PasskeyTexts;
