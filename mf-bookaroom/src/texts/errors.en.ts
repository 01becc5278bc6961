/** Texts for the errors of the calls that this area makes; general errors are in the shell's texts. */
import { managementErrors } from './management-errors.en';

export const errorTexts = {
  errors: {
    upload: {
      noSpace: 'There is no space left to store this file. Please tell the park’s administration.',
      tooLarge: 'This file is too large. Choose one of at most 2 MB.',
      notAnImage: 'This image cannot be used. Choose a PNG, JPEG or WebP file.',
    },
    rooms: {
      taken: 'Somebody else was faster: the room is booked at that time. Choose another time or room.',
      alreadyRequested: 'You have already asked for this room at that time.',
      ...managementErrors,
      noContract: 'Your contract does not include {{name}}. Your company’s managers can give you a contract that does.',
      inThePast: 'This time is already over.',
      tooShortNotice:
        'This room has to be booked at least {{limit, duration}} ahead. The earliest start is {{freeFrom, dayAndTime}}.',
      tooFarAhead: 'This room can be booked up to {{limit, number}} days ahead.',
      tooLong: 'This room can be booked for at most {{limit, duration}}; this is {{requested, duration}}.',
      outsideOpeningHours: 'The room is not open at that time.',
      blocked: 'The room is closed at that time.',
      quotaExceeded:
        'This needs {{requested, duration}} and your company has {{left, duration}} left; new hours are available from {{freeFrom, longDay}}. The park’s staff can make an exception.',
      notFound: 'This room does not exist.',
      bookingNotFound: 'This booking does not exist.',
      tooManyComing:
        'One person may have {{limit, number}} upcoming bookings: {{used, number}} are booked, {{left, number}} left. Cancel one, or book again when one of them is over. Series do not count.',
      tooLongPerDay:
        'One person can book this room for at most {{limit, duration}} a day: on {{day, day}}, {{used, duration}} are booked and {{left, duration}} are left; this is {{requested, duration}}. Choose a shorter time, another room or another day.',
      companyLeaves:
        'The company is in the park until {{lastDay, longDay}}. Choose a day until then, or ask the park’s staff.',
      notAnAddress: 'Enter e-mail addresses only, separated by commas.',
      noTimeChosen: 'No time is selected. Choose a free time, or another day or room.',
      noDates: 'No date is left for the series. Choose other weekdays or a later last day.',
      tooManyDates: 'A series has at most {{limit, number}} dates. Choose an earlier last day or fewer weekdays.',
      seriesTooLong: 'A series lasts at most {{limit, number}} days. Choose an earlier last day.',
      notASeries: 'This booking does not repeat.',
      someDatesRefused: 'Some dates do not fit the new time.',
      someDatesRefused_one: '{{count}} of {{limit, number}} dates does not fit the new time.',
      someDatesRefused_other: '{{count}} of {{limit, number}} dates do not fit the new time.',
      offerNotFound: 'This offer does not exist.',
      offerOver: 'This offer is no longer valid: it was answered, or it has expired.',
      invitationNotFound: 'This invitation does not exist, or you are no longer invited.',
      invitationOver: 'This meeting is over or has been cancelled. You no longer need to answer.',
      changedMeanwhile: 'Somebody has changed this booking in the meantime. Look at it again before you change it.',
      alreadyOver: 'This booking is over and can no longer be changed.',
      notRunning: 'Only a running booking can be ended.',
      notColleague: 'The booking can only go to an active colleague in the same company.',
      alreadyStarted: 'This booking has already begun and can no longer be changed.',
    },
  },
};

export type ErrorTexts = typeof errorTexts;
