import type { InvitationTexts } from './invitation.en';

export const invitationTexts = {
  invitation: {
    page: 'Invitation',
    by: '{{name}} vous invite.',
    over: 'Cette réunion est passée ou annulée. Vous n’avez plus besoin de répondre.',
    choose: { accepted: 'Oui, je viens', tentative: 'Peut-être', declined: 'Non' },
    answer: {
      accepted: 'Vous avez répondu que vous venez.',
      tentative: 'Vous avez répondu que vous viendrez peut-être.',
      declined: 'Vous avez répondu que vous ne venez pas.',
    },
    state: {
      'needs-action': 'pas encore de réponse',
      accepted: 'vient',
      tentative: 'peut-être',
      declined: 'ne vient pas',
    },
    missing: {
      title: 'Cette invitation n’existe pas',
      reason: 'Le lien est incomplet, ou vous n’êtes plus parmi les invités. Utilisez le lien du dernier e-mail.',
      action: 'Aller à la page d’accueil',
    },
    field: 'Inviter par e-mail',
    fieldHelp:
      'Adresses séparées par des virgules. Chaque personne reçoit une invitation de calendrier et peut répondre par un lien.',
    invalid: 'Ce n’est pas une adresse e-mail : {{address}}',
  },
} satisfies InvitationTexts;
