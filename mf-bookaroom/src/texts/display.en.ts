/** Texts of the door display. */
export const displayTexts = {
  display: {
    title: 'Door display',
    free: 'Free',
    taken: 'Booked',
    closed: 'Closed',
    unknown: 'Status unknown',
    notConnected: 'This display is offline. It will show the room again once the connection is back.',
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
    checkInUntil: 'Check in by {{time}}, or others can book the room',
    missed: 'Nobody checked in. The room can be taken back.',
    takeBack: 'Take the room back',
    checkedIn: 'Checked in',
    pairing: 'Pairing the display',
    notPaired: {
      title: 'This display is not paired',
      reason: 'On this device, open the address that the park’s staff created for this room.',
    },
  },
};

export type DisplayTexts = typeof displayTexts;
