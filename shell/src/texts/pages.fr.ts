import type { PageTexts } from './pages.en';

export const pageTexts = {
  home: {
    today: 'Aujourd’hui',
    visitor: {
      documentTitle: 'Bienvenue',
      title: '{{park}} : la recherche y devient entreprise',
      lead: 'Start-up, entreprises établies et groupes de recherche travaillent ici côte à côte. Découvrez qui ils sont, à quoi ils travaillent et qui ils cherchent.',
      companies: 'Trouver une entreprise',
      signIn: 'Se connecter',
    },
    member: {
      documentTitle: 'Accueil',
      title: 'Bonjour {{name}}',
      portal: 'Aller à mon espace',
    },
    rooms: {
      title: 'Vos salles',
      pending: 'En attente d’approbation',
      none: 'Vous n’avez aucune salle réservée.',
      book: 'Réserver une salle',
    },
    parking: {
      title: 'Votre parking',
      credits_one: '{{count}} crédit',
      credits_other: '{{count}} crédits',
      spot: '{{lot}}, place {{spot}}',
      halves: { am: 'Matin', pm: 'Après-midi', day: 'Toute la journée' },
      none: 'Vous n’avez aucune place de parc réservée.',
      book: 'Réserver une place',
    },
    spotlight: {
      more: 'En savoir plus',
      fallbackTitle: 'Nouveau dans le parc ?',
      fallbackText:
        'Salles, parking, événements et page de votre entreprise : voyez ce que le portail offre à celles et ceux qui travaillent ici, et comment obtenir un compte.',
    },
    events: {
      title: 'Prochains événements',
      all: 'Tous les événements',
      none: 'Aucun événement n’est prévu pour le moment',
      noneReason: 'Les nouveaux apparaissent ici dès qu’ils sont annoncés.',
      cancelled: 'Annulé',
      allDay: 'Toute la journée',
      online: 'En ligne',
    },
    news: { title: 'Dernières actualités', all: 'Toutes les actualités', none: 'Il n’y a pas encore d’actualité' },
    companies: {
      title: 'Les entreprises du parc',
      all: 'Toutes les entreprises',
      allCounted_one: '{{count}} entreprise',
      allCounted_other: 'Les {{count}} entreprises',
      none: 'Aucune entreprise n’a encore publié sa page',
    },
    jobs: {
      title: 'Emplois à pourvoir',
      all: 'Tous les emplois',
      none: 'Aucun emploi à pourvoir pour le moment',
      noneReason: 'Les entreprises du parc publient ici leurs offres d’emploi.',
      workload: '{{minimum}}\u00a0%',
      workloadRange: '{{minimum}} à {{maximum}}\u00a0%',
    },
  },
  searchPage: {
    titleFor: 'Recherche « {{text}} »',
    nothing: 'Aucun résultat pour « {{text}} »',
    nothingReason: 'Essayez un autre mot, ou moins de mots.',
    inList: 'Tout dans {{kind}}',
  },
  login: {
    email: 'E-mail',
    password: 'Mot de passe',
    capsLock: 'La touche Verr. maj. est active.',
    signIn: {
      title: 'Connexion',
      lead: 'Avec le compte que votre entreprise ou le parc vous a donné.',
      submit: 'Se connecter',
      busy: 'Connexion en cours…',
      passkey: 'Se connecter avec une clé d’accès',
      passkeyBusy: 'Suivez votre navigateur…',
      forgot: 'Mot de passe oublié ?',
      noAccount: 'Pas encore de compte ?',
      howToGetOne: 'Comment en obtenir un',
      forPage: 'Connectez-vous pour ouvrir cette page. Vous y reviendrez ensuite.',
      passwordChanged: 'Votre mot de passe est changé. Connectez-vous avec le nouveau.',
    },
    forgot: {
      title: 'Définir un nouveau mot de passe',
      lead: 'Saisissez votre adresse e-mail. Nous vous envoyons un lien pour choisir un nouveau mot de passe.',
      submit: 'Envoyer le lien',
      submitAgain: 'Envoyer encore une fois',
      busy: 'Envoi en cours…',
      sentTitle: 'Consultez votre messagerie',
      sent: 'S’il existe un compte pour {{email}}, un lien est en route. Il sert une fois, pendant une heure.',
      back: 'Retour à la connexion',
    },
    reset: {
      title: 'Choisir un nouveau mot de passe',
      lead: 'Vous vous connecterez ensuite avec lui, sur tous vos appareils.',
      password: 'Nouveau mot de passe',
      repeat: 'Répéter le nouveau mot de passe',
      rule: 'Au moins {{minimum}} caractères. Une phrase convient bien ; rien d’autre n’est exigé.',
      submit: 'Définir le mot de passe',
      busy: 'Enregistrement en cours…',
      askAgain: 'Demander un nouveau lien',
    },
  },
  tenantPortal: {
    title: 'Travailler ici',
    lead: 'Le portail est destiné à toutes les personnes qui travaillent à {{park}}. Un seul compte pour tout ce que le parc propose.',
    open: 'Ouvrir mon espace',
    servicesTitle: 'Ce que vous pouvez faire',
    services: {
      rooms: {
        title: 'Salles',
        text: 'Voyez quelles salles de réunion sont libres et réservez-en une en une minute, si votre contrat les comprend.',
      },
      parking: {
        title: 'Parking',
        text: 'Réservez une place partagée pour une demi-journée, ou libérez la vôtre quand vous n’en avez pas besoin.',
      },
      events: {
        title: 'Événements',
        text: 'Rencontrez vos voisins. Les membres voient aussi les événements qui ne sont pas publics.',
      },
      jobs: {
        title: 'Emplois',
        text: 'Publiez les emplois de votre entreprise là où les cherchent celles et ceux qui connaissent le parc.',
      },
      people: {
        title: 'Personnes et entreprise',
        text: 'Tenez à jour vous-même la page de votre entreprise et les comptes de vos collaborateurs.',
      },
      documents: {
        title: 'Guides et modèles',
        text: 'Trouvez au même endroit les formulaires, modèles et instructions du parc.',
      },
    },
    stepsTitle: 'Comment obtenir un compte',
    steps: {
      ask: {
        title: 'Demandez à votre entreprise',
        text: 'L’administrateur ou le superviseur de votre entreprise dans le portail crée les comptes de ses collaborateurs.',
      },
      invite: {
        title: 'Ouvrez le message',
        text: 'Vous recevez un e-mail avec un lien. Il vous connecte une fois et vous permet de choisir un mot de passe.',
      },
      signIn: {
        title: 'Connectez-vous',
        text: 'Vous vous connectez ensuite avec votre adresse e-mail et votre mot de passe.',
      },
    },
    helpTitle: 'Si cela ne fonctionne pas',
    help: 'Si votre entreprise n’a encore personne dans le portail, ou si vous ne savez pas qui c’est, adressez-vous à l’administration du parc.',
  },
} satisfies PageTexts;
