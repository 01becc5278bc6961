/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    parking: {
      taken: 'Somebody was faster: this spot has just been booked. Choose another one.',
      alreadyBooked: 'You already have a spot for this time.',
      noCredits: 'You do not have enough credits for this booking.',
      notReleased: 'This spot is not free for others at that time.',
      spotNotFound: 'This parking spot does not exist.',
      lotNotFound: 'This car park does not exist.',
      bookingNotFound: 'This booking does not exist.',
      inThePast: 'This time is already over.',
      tooFarAhead: 'This is too far ahead. You can book up to 30 days ahead.',
      alreadyEnded: 'This booking is already over.',
    },
  },
};

export type ErrorTexts = typeof errorTexts;
