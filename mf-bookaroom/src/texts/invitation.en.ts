/** Texts for invitations by e-mail. */
export const invitationTexts = {
  invitation: {
    page: 'Invitation',
    by: '{{name}} invites you.',
    over: 'This meeting is over or cancelled, so there is nothing to answer.',
    choose: { accepted: 'Yes, I come', tentative: 'Perhaps', declined: 'No' },
    answer: {
      accepted: 'You have said that you come.',
      tentative: 'You have said that you perhaps come.',
      declined: 'You have said that you do not come.',
    },
    state: { 'needs-action': 'no answer yet', accepted: 'comes', tentative: 'perhaps', declined: 'does not come' },
    missing: {
      title: 'This invitation does not exist',
      reason: 'The link is incomplete, or you are no longer invited. The newest mail has the link that works.',
      action: 'Go to the home page',
    },
    field: 'Invite by e-mail',
    fieldHelp: 'Addresses, separated by commas. Each person gets a calendar invitation and answers by a link.',
    invalid: 'This is not an e-mail address: {{address}}',
  },
};

export type InvitationTexts = typeof invitationTexts;
