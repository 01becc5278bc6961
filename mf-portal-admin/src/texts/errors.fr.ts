import type { ErrorTexts } from './errors.en';

export const errorTexts = {
  errors: {
    releases: {
      notReady: 'Cette version n’est pas complète, n’a jamais été en ligne, ou ses fichiers ne sont plus conservés.',
      checksFailed: 'Cette version n’a pas passé ses contrôles.',
      pinned: 'Ce domaine est épinglé à sa version. Détachez-le d’abord.',
      conflictWithLive: 'Une route ou une entrée de menu de cette version appartient entre-temps à un autre domaine.',
      noLive:
        'Rien de ce domaine n’est encore en ligne, un canari n’a donc rien à quoi être comparé. Mettez plutôt la version en ligne.',
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
    publishing: {
      changedMeanwhile:
        'Quelqu’un d’autre a enregistré entre-temps. Rien n’est perdu : comparez les deux textes et enregistrez à nouveau.',
    },
    upload: {
      noSpace: 'Il n’y a plus de place pour garder ce fichier. Veuillez prévenir l’administration du parc.',
      tooLarge: 'Ce fichier est trop volumineux. Choisissez-en un de 2 Mo au plus.',
      notAnImage: 'Ce n’est pas une image utilisable. Choisissez un fichier PNG, JPEG ou WebP.',
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
