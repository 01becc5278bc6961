/** Errors of requests, check-in, and what managers do. */
export const managementErrors = {
  tooManyRequests:
    'You already have {{used, number}} requests that nobody has decided; {{limit, number}} are allowed. Withdraw one, or wait for a decision; then ask again.',
  tooEarlyToCheckIn: 'You can check in from {{freeFrom, time}} on.',
  takenMeanwhile: 'Somebody else has the room by now. Choose another room or time.',
  notAPart: 'A combined room consists of other rooms that are not combined themselves.',
  partsBooked:
    '{{name}} is booked on {{day, longDay}} at the same time as the combined room. Move or cancel one of the bookings first.',
  roomChanged: 'Somebody else has changed this room in the meantime. Open it again and repeat your change.',
  invalidHours: 'Write times such as 08:00–18:00.',
  invalidQuota: 'Enter a number of hours from 0 to 744.',
  tooFewParts: 'Choose at least two rooms.',
  endsBeforeStart: 'The end must be after the start.',
  hasComingDates:
    '{{name}} has {{used, number}} coming dates. Close the room for that time first; its bookings are moved or cancelled there.',
  quotaNotFound: 'This company has no such contract.',
  closureNotFound: 'This closure does not exist any more.',
  bookingsChanged: 'Bookings have changed in the meantime. Look at the preview again, then close the rooms.',
  tooManyTouched: 'This touches more than {{limit, number}} bookings. Choose a shorter time or fewer rooms.',
  tooManyClosures: 'At most {{limit, number}} dates at once. Choose an earlier last day.',
  displayNotPaired: 'This display is not paired with the room. Ask the park’s staff for a new address.',
  requestNotFound: 'This request does not exist.',
  requestDecided: 'This request is already decided or withdrawn, or its time has begun.',
  requestsChanged: 'Others have asked for this time in the meantime. Look at all requests again, then decide.',
};

export type ManagementErrors = typeof managementErrors;
