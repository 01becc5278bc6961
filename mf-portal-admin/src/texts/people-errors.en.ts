export const peopleErrors = {
  people: {
    emailTaken: 'Another account has this e-mail address. Choose another address, or ask the park to move the account.',
    roleNotAssignable:
      'You may not assign this role. Choose one of the roles offered, or ask the park’s administration.',
    ownRole: 'You cannot change your own role. Ask a colleague who manages your company.',
    ownEmail: 'You cannot change your own e-mail address here. Ask a colleague who manages your company.',
    lastSuperAdministrator:
      'This is the last active super administrator of the park. Give somebody else the role first.',
    tooYoung: 'People need to be at least {{limit, number}} years old. Check the birth date.',
    contractNotOfCompany: 'The company does not have this contract. The park’s administration can add it.',
    returnExpired:
      'More than {{limit, number}} days have passed, so this can no longer be undone. Invite the person again.',
    companyClosed: 'This company is closed or has left the park. The park’s administration can open it again.',
  },
  import: {
    notATable: 'This file is not a readable table. Save it as CSV and choose it again.',
    tooManyRows:
      'The table has {{requested, number}} rows; at most {{limit, number}} are possible. Divide it into several files.',
    noRows: 'The table has no rows below its first line.',
    columnsMissing: 'Choose the columns with the e-mail address, the first name and the last name.',
    tooLarge: 'This file is too large. Choose one of at most 10 MB, or import it in parts.',
    unreadable: 'This file cannot be imported: the catalog of kinds has no item. Add one under “Catalogs”.',
    changed: 'Something has changed since the preview. Nothing was imported: check the new preview.',
    formula: 'A cell must not be a formula. Write the value itself.',
    duplicate: 'This address is already in another row.',
    mayNotEdit: 'You may not edit this person. Ask somebody with more rights in your company or the park.',
  },
  companies: {
    dayInPast: 'The last day cannot be in the past. Choose {{firstDay, day}} or later.',
    left: 'This company has already left the park.',
    logoManagersOnly: 'You may not change logos. Ask the managers of your company, or the staff of the park.',
  },
  jobs: {
    noTitle: 'Write a title in at least one language.',
    noWayToApply: 'Enter a web address or an e-mail address for applications.',
    tooLong: 'A job is public for at most 90 days. Choose an earlier last day.',
    expiryInPast: 'The last day has to be in the future.',
    endsBeforeStart: 'The last day is before the day of publication. Choose a later one.',
  },
  access: {
    alreadyAsked: 'You have already asked for this.',
    alreadyHeld: 'You already have this access. Reload the page.',
    decided: 'Somebody has already decided this request.',
  },
  auth: {
    wrongPassword: 'This is not your current password.',
    passkeyNeeded: 'Your passkeys can only be changed after signing in with one of them.',
    passkeyRefused: 'The response of your device was not valid or came too late. Try again.',
    passkeyTaken: 'This passkey belongs to an account already.',
    tooManyPasskeys: 'You have {{limit, number}} passkeys, which is the maximum. Remove one first.',
  },
  invitations: {
    alreadyOpen: 'An invitation for this address is open already. Send it again instead.',
    alreadyInCompany: 'This person already has an account in the company.',
    formerPerson: 'This person left the company. Undo that in the tab “Former”.',
    otherCompany: 'This address has an account in another company. The park’s administration can move it.',
    accountElsewhere: 'This address has an account in another company. Open that account and move it to this company.',
    ended: 'This invitation has already been accepted or revoked.',
    tooManyMails:
      'This invitation was sent {{limit, number}} times today. You can send it again from {{freeFrom, day}}.',
    notValid:
      'This link is no longer valid. If you have accepted the invitation, sign in; otherwise ask the person who invited you to send it again.',
    signedIn: 'Somebody is signed in on this device. Sign out to accept the invitation.',
    noLongerAllowed:
      'The person who invited you may no longer do so. Ask somebody who manages the company to invite you again.',
  },
};

export type PeopleErrors = typeof peopleErrors;
