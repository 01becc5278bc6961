/** Texts of checking in, at the door and in the list of own bookings. */
export const checkInTexts = {
  checkIn: {
    title: 'Check in',
    panel: 'Arrivals',
    place: '{{time}} · {{place}}',
    button: 'Check in',
    buttonNamed: 'Check in: {{title}}, {{room}}',
    takeBack: 'Take the room back',
    takeBackNamed: 'Take back: {{title}}, {{room}}',
    running: 'Checking in',
    early: 'Check-in opens at {{time}}',
    open: 'Check in by {{time}}, or others can book the room',
    openWithoutDeadline: 'Check-in is open',
    arrived: 'Checked in',
    missed: 'Nobody checked in; others can book the room',
    done: 'You are checked in: {{room}} until {{time}}.',
    question: {
      text: 'Do you still need {{room}} for “{{title}}”? Twice in a row, nobody checked in. Without an answer by {{until}}, the upcoming dates will be cancelled.',
      yes: 'Yes, keep it',
      no: 'No, cancel the rest',
      confirm: {
        title: 'Cancel the upcoming dates of “{{title}}”?',
        text: 'All upcoming dates in {{room}} will be cancelled, and others can book the room at those times.',
        keep: 'Keep the series',
        cancel: 'Cancel the dates',
        cancelling: 'Cancelling',
      },
      keeping: 'Saving',
      kept: 'The series stays as it is.',
      cancelled: 'The upcoming dates have been cancelled.',
    },
    door: {
      none: {
        title: 'You have no booking here right now',
        reason: 'Check-in opens ten minutes before your booking begins.',
      },
      taken: {
        title: 'Somebody else has the room now',
        reason: 'If you think this is a mistake, check the room’s calendar.',
      },
      book: 'See the room’s calendar',
      missing: { title: 'No room was given', reason: 'Scan the code at the door again.' },
    },
  },
};

export type CheckInTexts = typeof checkInTexts;
