/** "Every 2 weeks": how the texts of each area name a repetition. `count` is the interval. */
export const repeatLabelsEnglish = {
  day_one: 'Every day',
  day_other: 'Every {{count}} days',
  week_one: 'Every week',
  week_other: 'Every {{count}} weeks',
  month_one: 'Every month',
  month_other: 'Every {{count}} months',
  year_one: 'Every year',
  year_other: 'Every {{count}} years',
};

export const repeatLabelsFrench = {
  day_one: 'Chaque jour',
  day_other: 'Tous les {{count}} jours',
  week_one: 'Chaque semaine',
  week_other: 'Toutes les {{count}} semaines',
  month_one: 'Chaque mois',
  month_other: 'Tous les {{count}} mois',
  year_one: 'Chaque année',
  year_other: 'Tous les {{count}} ans',
} satisfies typeof repeatLabelsEnglish;
