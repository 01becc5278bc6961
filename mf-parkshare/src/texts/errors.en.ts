/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    parking: {
      sameVehicle: 'The same plate is entered twice.',
      permitPersonNotFound: 'Nobody has an account with {{name}}.',
      permitExists: '{{name}} already has a permit for some of these days.',
      permitNotFound: 'This permit no longer exists.',
      ownSpot: 'You have spot {{name}} on {{day, day}}. Release it first if you want to park elsewhere.',
      permitNeeded: 'Accessible spots need a permit. The park’s staff grant it.',
      electricNeeded:
        'Electric spots are kept for electric vehicles until {{freeFrom, dayAndTime}}. Add your vehicle, or choose another spot.',
      alreadyReleased: 'Some of these half days are released already, for example on {{day, day}}.',
      nothingToRelease: 'There is nothing to release: these half days are booked or over.',
      releaseTooFar: 'A spot can be released up to {{limit, number}} days ahead, until {{lastDay, day}}.',
      notYourRelease: 'This half day was not released by you or your company.',
      releaseBooked:
        'Somebody has booked this half day. The managers of your company can take it back and must give a reason.',
      assignedTwice: 'A half day of this spot is assigned to two people. Choose one of them.',
      recallTooLate: 'A booked half day can be taken back until {{until, dayAndTime}}. That time has passed.',
      recalledTwice:
        'Bookings of this person taken back this month: {{used, number}} of {{limit, number}}. You can take one back again from {{freeFrom, longDay}}.',
      poolEmpty:
        'Company credits needed: {{requested, number}}; left: {{left, number}}. The park’s staff can grant more.',
      tooManyGuests:
        'Your company has {{used, number}} of {{limit, number}} guests for this half day. Choose another half day, or cancel the booking of a guest.',
      leaseTooLong: 'A lease lasts at most {{limit, number}} months, here until {{lastDay, longDay}}.',
      leaseOverlaps: 'The spot is already let from {{firstDay, longDay}} to {{lastDay, longDay}}. Choose other days.',
      leaseNotFound: 'This lease does not exist.',
      leaseDecided: 'This lease has already been decided or has ended.',
      spotClosed: 'Spot {{name}} is closed until {{lastDay, day}}: {{reason}}.',
      closureInThePast: 'A closure begins today at the earliest.',
      closureTooLong: 'A closure lasts at most {{limit, number}} days. Retire spots that are gone for good.',
      closureChanged: 'Bookings have changed since the preview. Review it again.',
      closureNotFound: 'This closure does not exist.',
      changedMeanwhile: 'Somebody else has saved in the meantime. Compare, then save again.',
      dayListNotAllowed: 'The day list is for Facilities and the park’s staff.',
      lotNameTaken: 'There is already a car park called {{name}}.',
      spotNumberTaken: 'This car park already has a spot {{name}}.',
      spotInUse:
        'Spot {{name}} is booked until {{lastDay, day}}; half days in all: {{used, number}}. Close it for these days first; the bookings are then moved or refunded.',
      spotLeased: 'Spot {{name}} is leased until {{lastDay, day}}. End the lease first.',
      taken: 'Somebody else was faster: this has just been booked for {{day, day}}. Choose another spot.',
      alreadyBooked: 'You already have a spot for this time on {{day, day}}.',
      noCredits:
        'This costs {{requested, number}} of your credits and you have {{left, number}}. The managers of your company can give you more.',
      notReleased: 'Spot {{name}} is not free for others on {{day, day}}.',
      spotNotFound: 'This parking spot does not exist.',
      lotNotFound: 'This car park does not exist.',
      bookingNotFound: 'This booking does not exist.',
      firstDayInPast: 'The first day is over. Choose {{firstDay, day}} or a later day.',
      inThePast: 'This time has already passed. You can book from {{firstDay, day}} to {{lastDay, day}}.',
      tooFarAhead:
        '{{day, day}} is too far ahead. You can book up to {{limit, number}} days ahead, until {{lastDay, day}}.',
      alreadyWaiting: 'You are already on a waitlist for this time on {{day, day}}.',
      waitlistLimit: '{{used, number}} of {{limit, number}} places on waitlists used. Leave one to join another.',
      entryNotFound: 'This place on a waitlist does not exist.',
      alreadyAssigned: 'You already have a spot on {{day, day}}. Cancel that booking first.',
      offerEnded: 'The time to answer has passed. The spot was offered to the next person.',
      personNotFound: 'This person is not in the company.',
      personCannotBook: '{{name}} has no right to book parking spots, so credits would be of no use.',
      personCap:
        'This person has {{used, number}} of at most {{limit, number}} credits, so {{requested, number}} more would be too many. The park can raise the limit.',
      monthlyAboveCap:
        'A person may have at most {{limit, number}} credits, so {{requested, number}} a month would be too many. The park can raise the limit.',
      companyNotFound: 'This company does not exist.',
      poolTooSmall: 'The company has {{left, number}} of its credits left. New ones come on the 1st of the month.',
      shortHorizon:
        'You can only book until {{lastDay, day}}, because you did not use {{count, number}} booked half days. This ends on {{until, day}}.',
      nothingToCheckIn: 'You have no spot in {{name}} at this time. You can check in from one hour before.',
      alreadyEnded: 'This booking for {{day, day}} is already over.',
    },
  },
};

export type ErrorTexts = typeof errorTexts;
