/** Texts of the statistics of parking. */
export const statisticsTexts = {
  statistics: {
    title: 'Parking statistics',
    lot: 'Car park',
    allLots: 'All car parks',
    half: 'Half day',
    month: 'Month',
    byLot: 'By car park',
    byLotCaption: 'Half days of working days, without spots that their holders keep',
    byWeekday: 'By weekday and half',
    byWeekdayCaption: 'Half days of working days in the period',
    credits: 'Credits',
    creditsByMonth: 'Credits by month',
    creditsCaption: 'Credits that were moved in each month',
    moment: { am: '{{weekday}}, morning', pm: '{{weekday}}, afternoon' },
    weekday: { monday: 'Monday', tuesday: 'Tuesday', wednesday: 'Wednesday', thursday: 'Thursday', friday: 'Friday' },
    figure: {
      supply: 'Offered halves',
      booked: 'Booked',
      used: 'Used',
      unmet: 'Waited in vain',
      noShows: 'Booked, not used',
      people: 'People who parked',
    },
    column: { supply: 'Offered', booked: 'Booked', used: 'Used', unmet: 'Waited in vain' },
    balance: {
      people: 'With people, now',
      pools: 'With companies',
      park: 'With the park',
      held: 'Paid for halves to come',
    },
    movement: {
      granted: 'Granted',
      distributed: 'Handed out',
      paid: 'Paid',
      returned: 'Returned',
      earned: 'Earned',
      expired: 'Expired',
    },
  },
};

export type StatisticsTexts = typeof statisticsTexts;
