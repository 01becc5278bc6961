/** Errors of requests, check-in, and what managers do. */
export const managementErrors = {
  tooManyRequests:
    'You already have {{used, number}} requests awaiting a decision; {{limit, number}} are allowed. Withdraw one or wait for a decision, then ask again.',
  tooEarlyToCheckIn: 'You can check in from {{freeFrom, time}}.',
  takenMeanwhile: 'Somebody else has the room now. Choose another room or time.',
  notAPart: 'A combined room consists of other rooms that are not combined themselves.',
  partsBooked:
    '{{name}} is booked on {{day, longDay}} at the same time as the combined room. Move or cancel one of the bookings first.',
  roomChanged: 'Somebody else has changed this room in the meantime. Open it again and repeat your change.',
  invalidHours: 'Write times such as 08:00–18:00.',
  invalidQuota: 'Enter a number of hours from 0 to {{count, number}}.',
  tooFewParts: 'Choose at least two rooms.',
  endsBeforeStart: 'The end must be after the start.',
  hasComingDates:
    '{{name}} still has upcoming dates ({{used, number}}). Close the room for that time first; there you can move or cancel its bookings.',
  quotaNotFound: 'This company does not have this contract.',
  closureNotFound: 'This closure no longer exists.',
  bookingsChanged: 'Bookings have changed in the meantime. Look at the preview again, then close the rooms.',
  tooManyTouched: 'This affects more than {{limit, number}} bookings. Choose a shorter time or fewer rooms.',
  tooManyClosures: 'You can close at most {{limit, number}} dates at once. Choose an earlier last day.',
  displayNotPaired: 'This display is not paired with the room. Ask the park’s staff for a new address.',
  requestNotFound: 'This request does not exist.',
  requestDecided: 'This request has already been decided or withdrawn, or its time has begun.',
  requestsChanged: 'Others have asked for this time in the meantime. Look at all requests again, then decide.',
};

export type ManagementErrors = typeof managementErrors;
