import type { PeopleErrors } from './people-errors.en';

export const peopleErrors = {
  people: {
    emailTaken:
      'Un autre compte utilise cette adresse e-mail. Choisissez-en une autre ou demandez au parc de déplacer le compte.',
    roleNotAssignable:
      'Vous ne pouvez pas attribuer ce rôle. Choisissez l’un des rôles proposés ou adressez-vous à l’administration du parc.',
    ownRole: 'Vous ne pouvez pas changer votre propre rôle. Demandez à un collègue qui gère votre entreprise.',
    ownEmail:
      'Vous ne pouvez pas changer votre propre adresse e-mail ici. Demandez à un collègue qui gère votre entreprise.',
    lastSuperAdministrator:
      'C’est le dernier super-administrateur actif du parc. Attribuez d’abord ce rôle à quelqu’un d’autre.',
    tooYoung: 'Il faut avoir au moins {{limit, number}} ans. Vérifiez la date de naissance.',
    contractNotOfCompany: 'L’entreprise n’a pas ce contrat. L’administration du parc peut l’ajouter.',
    returnExpired:
      'Plus de {{limit, number}} jours se sont écoulés : ce n’est plus possible. Invitez la personne à nouveau.',
    companyClosed: 'Cette entreprise est fermée ou a quitté le parc. L’administration du parc peut la rouvrir.',
  },
  import: {
    tooLarge: 'Ce fichier est trop volumineux. Choisissez-en un de 10 Mo au plus, ou importez-le en plusieurs fois.',
    unreadable:
      'Ce fichier ne peut pas être importé : le catalogue des genres est vide. Ajoutez un genre sous « Catalogues ».',
    notATable: 'Ce fichier n’est pas un tableau lisible. Enregistrez-le en CSV et choisissez-le à nouveau.',
    tooManyRows:
      'Le tableau a {{requested, number}} lignes ; {{limit, number}} au plus sont possibles. Divisez-le en plusieurs fichiers.',
    noRows: 'Le tableau n’a aucune ligne sous la première.',
    columnsMissing: 'Choisissez les colonnes de l’adresse e-mail, du prénom et du nom.',
    changed: 'Quelque chose a changé depuis l’aperçu. Rien n’a été importé : vérifiez le nouvel aperçu.',
    formula: 'Une cellule ne doit pas être une formule. Écrivez la valeur elle-même.',
    duplicate: 'Cette adresse figure déjà sur une autre ligne.',
    mayNotEdit:
      'Vous ne pouvez pas modifier cette personne. Adressez-vous à quelqu’un qui a plus de droits dans votre entreprise ou au parc.',
  },
  companies: {
    dayInPast: 'Le dernier jour ne peut pas être passé. Choisissez le {{firstDay, day}} ou plus tard.',
    left: 'Cette entreprise a déjà quitté le parc.',
    logoManagersOnly:
      'Vous ne pouvez pas changer de logo. Adressez-vous aux responsables de votre entreprise ou au personnel du parc.',
  },
  jobs: {
    noTitle: 'Écrivez un titre dans une langue au moins.',
    noWayToApply: 'Indiquez une adresse web ou une adresse e-mail pour les candidatures.',
    tooLong: 'Une offre est publique pendant 90 jours au plus. Choisissez un dernier jour plus proche.',
    expiryInPast: 'Le dernier jour doit être à venir.',
    endsBeforeStart: 'Le dernier jour précède la date de publication. Choisissez-en un plus tard.',
  },
  access: {
    alreadyAsked: 'Vous l’avez déjà demandé.',
    alreadyHeld: 'Vous avez déjà cet accès. Rechargez la page.',
    decided: 'Quelqu’un a déjà traité cette demande.',
  },
  auth: {
    wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
    passkeyNeeded: 'Vos clés d’accès ne se modifient qu’après une connexion avec l’une d’elles.',
    passkeyRefused: 'La réponse de votre appareil n’est pas valable ou est arrivée trop tard. Réessayez.',
    passkeyTaken: 'Cette clé d’accès appartient déjà à un compte.',
    tooManyPasskeys: 'Vous avez {{limit, number}} clés d’accès, c’est le maximum. Supprimez-en une d’abord.',
  },
  invitations: {
    alreadyOpen: 'Une invitation est déjà ouverte pour cette adresse. Renvoyez-la plutôt.',
    alreadyInCompany: 'Cette personne a déjà un compte dans l’entreprise.',
    formerPerson: 'Cette personne a quitté l’entreprise. Annulez son départ dans l’onglet « Anciens ».',
    otherCompany: 'Cette adresse a un compte dans une autre entreprise. L’administration du parc peut le déplacer.',
    accountElsewhere:
      'Cette adresse a un compte dans une autre entreprise. Ouvrez ce compte et déplacez-le dans cette entreprise.',
    ended: 'Cette invitation a déjà été acceptée ou révoquée.',
    tooManyMails:
      'Cette invitation a été envoyée {{limit, number}} fois aujourd’hui. Dès le {{freeFrom, day}}, vous pourrez la renvoyer.',
    notValid:
      'Ce lien n’est plus valable. Si vous avez déjà accepté l’invitation, connectez-vous ; sinon, demandez à la personne qui vous a invité de la renvoyer.',
    signedIn: 'Quelqu’un est connecté sur cet appareil. Déconnectez-vous pour accepter l’invitation.',
    noLongerAllowed:
      'La personne qui vous a invité ne peut plus le faire. Demandez à quelqu’un qui gère l’entreprise de vous inviter à nouveau.',
  },
} satisfies PeopleErrors;
