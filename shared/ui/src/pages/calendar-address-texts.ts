import { useUiLanguage } from '@park/ui';

/** Not in `PagesTexts`: most pages have no calendar address. */
const english = {
  paste: 'Paste it into your calendar program as a subscription.',
  open: 'Open in calendar program',
  download: 'Download file',
  own: {
    address: 'Your secret address',
    secret: 'Copy it now: it is shown only once. Anybody who has it can read your calendar.',
    create: 'Create address',
    creating: 'Creating the address',
    renew: 'Create new address',
    revoke: 'Revoke address',
    revoking: 'Revoking the address',
    since: (day: string) => `You have had an address since ${day}.`,
    lastRead: (when: string) => `A calendar program last read it ${when}.`,
    neverRead: 'No calendar program has read it yet.',
    onlyOnce: 'It cannot be shown again. If you have lost it, create a new one.',
    renewQuestion: 'Create a new address?',
    renewResult: 'Your current address stops working immediately. Calendars that use it need the new one.',
    revokeQuestion: 'Revoke the address?',
    revokeResult: 'Calendars that use it are no longer updated. You can create a new address at any time.',
  },
};

type CalendarAddressTexts = typeof english;

const french: CalendarAddressTexts = {
  paste: 'Collez-la dans votre logiciel de calendrier comme abonnement.',
  open: 'Ouvrir dans le logiciel de calendrier',
  download: 'Télécharger le fichier',
  own: {
    address: 'Votre adresse secrète',
    secret:
      'Copiez-la maintenant\u00a0: elle ne s’affichera plus. Toute personne qui la connaît peut lire votre calendrier.',
    create: 'Créer l’adresse',
    creating: 'Création de l’adresse',
    renew: 'Créer une nouvelle adresse',
    revoke: 'Révoquer l’adresse',
    revoking: 'Révocation de l’adresse',
    since: (day) => `Vous avez une adresse depuis le ${day}.`,
    lastRead: (when) => `Un logiciel de calendrier l’a lue pour la dernière fois\u00a0: ${when}.`,
    neverRead: 'Aucun logiciel de calendrier ne l’a encore lue.',
    onlyOnce: 'Elle ne peut plus être affichée\u202f; si vous l’avez perdue, créez-en une nouvelle.',
    renewQuestion: 'Créer une nouvelle adresse\u202f?',
    renewResult:
      'L’adresse actuelle cesse aussitôt de fonctionner. Les calendriers qui l’utilisent ont besoin de la nouvelle.',
    revokeQuestion: 'Révoquer l’adresse\u202f?',
    revokeResult:
      'Les calendriers qui l’utilisent ne sont plus mis à jour. Vous pouvez créer une nouvelle adresse en tout temps.',
  },
};

/** Texts of calendar addresses in the reader’s language. */
export const useCalendarAddressTexts = (): CalendarAddressTexts => (useUiLanguage() === 'fr' ? french : english);
