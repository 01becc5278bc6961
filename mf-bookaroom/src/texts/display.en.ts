/** Texts of the door display. */
export const displayTexts = {
  display: {
    title: 'Door display',
    free: 'Free',
    taken: 'Booked',
    closed: 'Closed',
    unknown: 'Not known',
    notConnected: 'This display has no connection. It shows the room again as soon as it is back.',
    freeUntil: 'until {{time}}',
    takenUntil: '{{company}}, until {{time}}',
    closedUntil: 'until {{time}}',
    outsideHours: 'Outside the opening hours',
    next: 'Next: {{time}}, {{company}}',
    nothingNext: 'Nothing else today',
    book: 'Book now',
    bookMinutes: '{{count}} min',
    bookNamed: 'Book for {{count}} minutes',
    checkIn: 'Check in',
    checkInUntil: 'Check in until {{time}}, or others can book the room',
    missed: 'Nobody checked in. The room can be taken back.',
    takeBack: 'Take the room back',
    checkedIn: 'Checked in',
    pairing: 'Pairing the display',
    notPaired: {
      title: 'This display is not paired',
      reason: 'Open the address that the park’s staff created for this room once on this device.',
    },
  },
};

export type DisplayTexts = typeof displayTexts;
