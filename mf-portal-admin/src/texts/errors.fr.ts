import type { ErrorTexts } from './errors.en';
import { peopleErrors } from './people-errors.fr';

export const errorTexts = {
  errors: {
    ...peopleErrors,
    releases: {
      holdsPanel: 'Cette page appartient à cette partie : elle ne se désactive qu’en ligne de commande.',
      unpublished: 'Rien de cette partie n’est en ligne. Promouvez plutôt une version.',
      notReady: 'Cette version n’est pas complète, n’a jamais été en ligne, ou ses fichiers ne sont plus conservés.',
      checksFailed: 'Cette version n’a pas passé ses contrôles.',
      pinned: 'Ce domaine est épinglé à sa version. Détachez-le d’abord.',
      conflictWithLive: 'Une route ou une entrée de menu de cette version appartient entre-temps à un autre domaine.',
      noLive:
        'Rien de ce domaine n’est encore en ligne, un canari n’a donc rien à quoi être comparé. Mettez plutôt la version en ligne.',
      harmsOthers:
        'Les styles de cette version débordent sur d’autres domaines ; personne ne peut la publier. Voyez son contrôle des styles.',
      changedMeanwhile: 'Une autre version a été publiée entre-temps. Regardez-la, puis décidez à nouveau.',
      checkEnded: 'Ce contrôle dans un navigateur est terminé ou a été confié à un autre navigateur.',
      noPrevious: 'Il n’y a pas de version antérieure à laquelle revenir.',
      alreadyLive: 'Cette version est déjà en ligne.',
      versionTaken:
        'Cette version existe déjà avec un autre contenu. Construisez à nouveau : un autre contenu demande une autre version.',
      wrongContent: 'Le fichier n’est pas celui que sa construction décrit.',
      immutable: 'Cette version est complète et ne peut plus changer.',
      incomplete: 'Il manque encore des fichiers de cette version.',
      tooManyFiles: 'Cette version contient trop de fichiers.',
      fileTooLarge: 'Un fichier de cette version est trop volumineux.',
      buildTooLarge: 'Les fichiers de cette version sont trop volumineux au total.',
      packedTooMuch: 'Une fois décompressée, cette version dépasse de loin la taille envoyée.',
      otherRemote: 'Cette construction appartient à un autre domaine.',
    },
    events: {
      hasBegun: 'L’événement a commencé : sa liste ne peut plus changer.',
      onlyOneDate: 'Cette règle ne donne qu’une date. Choisissez un dernier jour plus lointain.',
      tooManyDates: 'Une série compte au plus 100 dates. Choisissez un dernier jour plus proche.',
    },
    publishing: {
      draftChanged: 'Ce brouillon est ouvert dans une autre fenêtre, qui l’a enregistré entre-temps.',
      changedMeanwhile:
        'Quelqu’un d’autre a enregistré entre-temps. Rien n’est perdu : comparez les deux textes et enregistrez à nouveau.',
    },
    templates: {
      managersOnly: 'Seule l’administration du parc peut modifier les modèles. Demandez-lui une modification.',
    },
    upload: {
      noSpace: 'Il n’y a plus de place pour garder ce fichier. Veuillez prévenir l’administration du parc.',
      infected: 'L’antivirus a trouvé quelque chose dans ce fichier. Choisissez-en un autre.',
      notScanned: 'L’antivirus ne répond pas, le fichier n’a donc pas été gardé. Réessayez dans quelques minutes.',
      tooLarge: 'Ce fichier est trop volumineux. Choisissez-en un de 2 Mo au plus.',
      notADocument:
        'Ce fichier ne peut pas servir de modèle. Choisissez un fichier Word, Excel, PowerPoint, OpenDocument, PDF, CSV ou texte, sans macros.',
      notAnImage: 'Ce n’est pas une image utilisable. Choisissez un fichier PNG, JPEG ou WebP.',
    },
    space: {
      notForCompany: 'La convention de votre entreprise ne comprend pas de surface. Parlez-en avec le parc.',
      alreadyOpen: 'Votre entreprise a déjà une demande ouverte. Retirez-la d’abord, ou attendez la réponse.',
      inThePast: 'Choisissez aujourd’hui ou un jour suivant.',
      surfaceOrWorkplaces: 'Indiquez une surface, un nombre de places de travail, ou les deux.',
      changedMeanwhile: 'Quelqu’un d’autre a été plus rapide. Rechargez la page pour voir le dernier état.',
      closed: 'Cette demande a avancé et ne le permet plus. Rechargez la page.',
    },
    catalogs: {
      nameTaken: 'Ce nom appartient déjà à un élément de ce catalogue. Modifiez celui-ci, ou fusionnez les deux.',
      cannotMerge: 'Seul un secteur peut être fusionné, et seulement avec un autre.',
    },
    webhooks: {
      httpsOnly: 'L’adresse commence par https:// et ne contient ni nom d’utilisateur ni mot de passe.',
      notPublic: 'Cette adresse mène à un réseau privé. Seules les adresses de l’internet public sont autorisées.',
    },
    notifications: {
      mayNotChoose:
        'Votre entreprise décide des e-mails que vous recevez. Adressez-vous à l’une des personnes nommées sur cette page.',
      invalidLink: 'Ce lien n’est pas valable. Ouvrez plutôt le message dans le portail.',
      linkExpired: 'Il est trop tard pour répondre par ce lien. Ouvrez plutôt le message dans le portail.',
      alreadyAnswered: 'Cette question a déjà reçu une réponse.',
    },
    rooms: {
      bookingNotFound: 'Cette réservation n’existe pas.',
      alreadyStarted: 'Cette réservation a déjà commencé et ne peut plus être modifiée.',
    },
    parking: {
      bookingNotFound: 'Cette réservation n’existe pas.',
      alreadyEnded: 'Cette réservation est déjà terminée.',
    },
  },
} satisfies ErrorTexts;
