/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
export const errorTexts = {
  errors: {
    rooms: {
      taken: 'Somebody was faster: the room is booked at that time. Choose another time or room.',
      alreadyRequested: 'You have already asked for this room at that time.',
      noContract: 'Your contract does not include this room.',
      inThePast: 'This time is already over.',
      tooShortNotice: 'This room has to be booked earlier than that.',
      tooFarAhead: 'This room cannot be booked that far ahead.',
      tooLong: 'This room cannot be booked for that long.',
      outsideOpeningHours: 'The room is not open at that time.',
      blocked: 'The room is closed at that time.',
      quotaExceeded: 'Your company has used its hours for this month.',
      notFound: 'This room does not exist.',
      bookingNotFound: 'This booking does not exist.',
      alreadyStarted: 'This booking has already begun and can no longer be changed.',
    },
  },
};

export type ErrorTexts = typeof errorTexts;
