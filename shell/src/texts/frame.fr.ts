import type { FrameTexts } from './frame.en';

export const frameTexts = {
  navigation: {
    home: '{{park}}, page d’accueil',
    areas: 'Rubriques',
    mostUsed: 'Rubriques les plus utilisées',
    more: 'Plus',
    allAreas: 'Toutes les rubriques',
  },
  account: {
    signIn: 'Se connecter',
    menu: 'Compte de {{name}}',
    portal: 'Mon espace',
    credits: 'Crédits de parking',
    signOut: 'Se déconnecter',
  },
  roles: {
    Anonymous: 'Visiteur',
    External: 'Externe',
    Employee: 'Collaborateur',
    CompanyAdministrator: 'Administrateur d’entreprise',
    CompanySupervisor: 'Superviseur d’entreprise',
    SuperAdministrator: 'Administrateur du parc',
    Exited: 'Ancien locataire',
    ExternalFIT: 'Externe (FIT)',
    Facilities: 'Services techniques',
    Garage: 'Garage',
    none: 'Aucun rôle',
  },
  preferences: {
    language: 'Langue',
    theme: 'Couleurs',
    themes: { system: 'Appareil', light: 'Clair', dark: 'Sombre' },
    themeSwitch: 'Couleurs : {{now}}. Passer à {{next}}',
  },
  search: {
    open: 'Rechercher',
    title: 'Rechercher dans le portail',
    label: 'Rechercher des entreprises, actualités, événements, emplois et pages',
    placeholder: 'Entreprise, événement, emploi…',
    results: 'Résultats',
    hint: 'Saisissez au moins deux caractères.',
    searching: 'Recherche en cours…',
    nothing: 'Aucun résultat pour « {{query}} ». Essayez un autre mot, ou moins de mots.',
    inLanguage: { en: 'En anglais', fr: 'En français' },
    count_one: '{{count}} résultat',
    count_other: '{{count}} résultats',
    kinds: {
      page: 'Pages',
      company: 'Entreprises',
      news: 'Actualités',
      story: 'Réussites',
      event: 'Événements',
      job: 'Emplois',
      supplier: 'Fournisseurs',
    },
  },
  footer: {
    label: 'Autour du parc',
    tenantPortal: 'Travailler ici',
    scaleUp: 'Programme scale-up',
    startups: 'Start-up du campus',
    campusNews: 'Actualités du campus',
    newsletter: 'Newsletter',
    newWindow: '(s’ouvre dans une nouvelle fenêtre)',
  },
  pageStatus: {
    home: 'Aller à la page d’accueil',
    failedTitle: 'Cette page n’a pas pu être chargée',
    signingIn: 'Connexion en cours…',
    slow: 'C’est plus long que d’habitude. Nous essayons encore.',
    areaFailed: '{{area}} : indisponible pour le moment',
    previousVersion:
      'La dernière version de « {{area}} » n’a pas pu être chargée ; vous voyez la précédente. Tout fonctionne comme d’habitude.',
    failures: {
      unreachable:
        'Cette partie du portail n’a pas pu être chargée. Le reste fonctionne. Veuillez réessayer dans un instant.',
      timeout:
        'Cette partie du portail met trop de temps à se charger. Le reste fonctionne. Vérifiez votre connexion et réessayez.',
      invalid:
        'Cette partie du portail est arrivée endommagée. Le reste fonctionne. Veuillez réessayer dans un instant.',
      incompatible:
        'Cette partie du portail est plus récente que la page que vous avez ouverte. Rechargez la page pour continuer.',
      crashed: 'Une erreur est survenue dans cette partie du portail. Le reste fonctionne. Veuillez réessayer.',
    },
  },
  leave: {
    title: 'Quitter sans enregistrer ?',
    explanation: 'Ce que vous avez saisi sur cette page n’est pas enregistré et serait perdu.',
    stay: 'Rester',
    leave: 'Quitter',
  },
  notFound: {
    title: 'Cette page n’existe pas',
    reason: 'L’adresse contient peut-être une faute, ou ce qui se trouvait ici a été supprimé.',
    search: 'Rechercher dans le portail',
  },
  noAccess: {
    title: 'Vous n’avez pas accès à cette page',
    reason: 'Vous êtes connecté, mais votre compte ne comprend pas le droit que cette page demande.',
    missing: 'Droit manquant',
    rolesWith: 'Rôles qui l’ont',
    yourRole: 'Votre rôle',
    whomToAsk: 'À qui le demander',
    askCompany: 'L’administrateur ou le superviseur de {{company}} peut vous donner un rôle qui l’a.',
    askPark: 'L’administration du parc décide de ce droit.',
  },
} satisfies FrameTexts;
