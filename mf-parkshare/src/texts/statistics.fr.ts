import type { StatisticsTexts } from './statistics.en';

export const statisticsTexts = {
  statistics: {
    title: 'Statistiques du parking',
    lot: 'Parking',
    allLots: 'Tous les parkings',
    half: 'Demi-journée',
    month: 'Mois',
    byLot: 'Par parking',
    byLotCaption: 'Demi-journées des jours ouvrables, sans les places gardées par leurs titulaires',
    byWeekday: 'Par jour et demi-journée',
    byWeekdayCaption: 'Demi-journées des jours ouvrables de la période',
    credits: 'Crédits',
    creditsByMonth: 'Crédits par mois',
    creditsCaption: 'Crédits transférés chaque mois',
    moment: { am: '{{weekday}}, matin', pm: '{{weekday}}, après-midi' },
    weekday: { monday: 'Lundi', tuesday: 'Mardi', wednesday: 'Mercredi', thursday: 'Jeudi', friday: 'Vendredi' },
    figure: {
      supply: 'Demi-journées proposées',
      booked: 'Réservées',
      used: 'Utilisées',
      unmet: 'Demandes non satisfaites',
      noShows: 'Réservées, non utilisées',
      people: 'Personnes ayant stationné',
    },
    column: { supply: 'Proposées', booked: 'Réservées', used: 'Utilisées', unmet: 'Demandes non satisfaites' },
    balance: {
      people: 'Auprès des personnes, actuellement',
      pools: 'Auprès des entreprises',
      park: 'Auprès du parc',
      held: 'Payés pour des demi-journées à venir',
    },
    movement: {
      granted: 'Accordés',
      distributed: 'Distribués',
      paid: 'Payés',
      returned: 'Remboursés',
      earned: 'Gagnés',
      expired: 'Expirés',
    },
  },
} satisfies StatisticsTexts;
