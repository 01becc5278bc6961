/** Texts of the statistics of parking. */
export const statisticsTexts = {
  statistics: {
    title: 'Parking statistics',
    lot: 'Car park',
    allLots: 'All car parks',
    half: 'Half day',
    month: 'Month',
    byLot: 'By car park',
    byLotCaption: 'Half days on working days, without spots kept by their holders',
    byWeekday: 'By weekday and half day',
    byWeekdayCaption: 'Half days on working days in the period',
    credits: 'Credits',
    creditsByMonth: 'Credits by month',
    creditsCaption: 'Credits moved in each month',
    moment: { am: '{{weekday}}, morning', pm: '{{weekday}}, afternoon' },
    weekday: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
    figure: {
      supply: 'Half days offered',
      booked: 'Booked',
      used: 'Used',
      unmet: 'Unmet requests',
      noShows: 'Booked, not used',
      people: 'People who parked',
    },
    column: { supply: 'Offered', booked: 'Booked', used: 'Used', unmet: 'Unmet requests' },
    balance: {
      people: 'With people, now',
      pools: 'With companies',
      park: 'With the park',
      held: 'Paid for upcoming half days',
    },
    movement: {
      granted: 'Granted',
      distributed: 'Handed out',
      paid: 'Paid',
      returned: 'Refunded',
      earned: 'Earned',
      expired: 'Expired',
    },
  },
};

export type StatisticsTexts = typeof statisticsTexts;
