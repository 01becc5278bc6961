import type { ManagementErrors } from './management-errors.en';

export const managementErrors = {
  tooManyRequests:
    'Déjà {{used, number}} de vos demandes attendent une décision ; {{limit, number}} sont possibles. Retirez-en une ou attendez une décision, puis refaites la demande.',
  tooEarlyToCheckIn: 'Vous pouvez vous annoncer à partir de {{freeFrom, time}}.',
  takenMeanwhile: 'Quelqu’un d’autre occupe maintenant la salle. Choisissez une autre salle ou un autre moment.',
  notAPart: 'Une salle combinée se compose d’autres salles, qui ne sont pas combinées elles-mêmes.',
  partsBooked:
    '{{name}} est réservée le {{day, longDay}} à la même heure que la salle combinée. Déplacez ou annulez d’abord l’une des réservations.',
  roomChanged: 'Quelqu’un a modifié cette salle entre-temps. Rouvrez-la et refaites votre modification.',
  invalidHours: 'Indiquez des heures telles que 08:00–18:00.',
  invalidQuota: 'Indiquez un nombre d’heures de 0 à {{count, number}}.',
  tooFewParts: 'Choisissez au moins deux salles.',
  endsBeforeStart: 'La fin doit être après le début.',
  hasComingDates:
    '{{name}} a encore des dates à venir ({{used, number}}). Fermez d’abord la salle pour cette période ; vous pourrez alors déplacer ou annuler ses réservations.',
  quotaNotFound: 'Cette entreprise n’a pas ce contrat.',
  closureNotFound: 'Cette fermeture n’existe plus.',
  bookingsChanged: 'Des réservations ont changé entre-temps. Revoyez l’aperçu, puis fermez les salles.',
  tooManyTouched:
    'Cela concerne plus de {{limit, number}} réservations. Choisissez une période plus courte ou moins de salles.',
  tooManyClosures: 'Au plus {{limit, number}} dates à la fois. Choisissez un dernier jour plus proche.',
  displayNotPaired: 'Cet écran n’est pas associé à la salle. Demandez une nouvelle adresse au personnel du parc.',
  requestNotFound: 'Cette demande n’existe pas.',
  requestDecided: 'Cette demande est déjà traitée ou retirée, ou son heure a commencé.',
  requestsChanged: 'D’autres ont demandé cette plage entre-temps. Revoyez toutes les demandes, puis décidez.',
} satisfies ManagementErrors;
