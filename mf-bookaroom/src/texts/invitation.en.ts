/** Texts for invitations by e-mail. */
export const invitationTexts = {
  invitation: {
    page: 'Invitation',
    by: '{{name}} has invited you.',
    over: 'This meeting is over or has been cancelled. You no longer need to answer.',
    choose: { accepted: 'Yes, I will come', tentative: 'Maybe', declined: 'No' },
    answer: {
      accepted: 'You have said that you will come.',
      tentative: 'You have said that you may come.',
      declined: 'You have said that you will not come.',
    },
    state: { 'needs-action': 'no answer yet', accepted: 'will come', tentative: 'maybe', declined: 'will not come' },
    missing: {
      title: 'This invitation does not exist',
      reason: 'The link is incomplete, or you are no longer invited. Use the link in the latest e-mail.',
      action: 'Go to the home page',
    },
    field: 'Invite by e-mail',
    fieldHelp: 'Addresses, separated by commas. Each person gets a calendar invitation and can answer with a link.',
    invalid: 'This is not an e-mail address: {{address}}',
  },
};

export type InvitationTexts = typeof invitationTexts;
