/** Words of the page on which areas' deploy tokens are made and revoked. */
export const tokenTexts = {
  title: 'Deploy tokens',
  lead: 'A team publishes its own area, and no other, with a token. Creating and revoking tokens is recorded in the audit trail.',
  caption: 'Deploy tokens, latest first',
  column: { label: 'Purpose', area: 'Area', made: 'Created', used: 'Last used', actions: 'Actions' },
  made: '{{who}}, {{when}}',
  mailTo: 'E-mail to {{mail}}',
  neverUsed: 'Never',
  revoked: 'Revoked {{when}}',
  revokedOnes_one: 'Show {{count}} revoked token',
  revokedOnes_other: 'Show {{count}} revoked tokens',
  fewer: 'Hide revoked tokens',
  none: {
    title: 'No token is in use',
    reason: 'A team needs one to publish its area from the command line or from its build.',
  },
  make: {
    open: 'New token',
    title: 'New deploy token',
    area: 'Area',
    areaHelp: 'Its code, such as mf-directory. A new area can have a token before its first version.',
    label: 'Purpose',
    labelHelp: 'Who or what will use it, such as “build server”.',
    mail: 'E-mail when a version is withdrawn',
    mailHelp:
      'The team’s address. It receives an e-mail when the portal goes back to an earlier version automatically.',
    confirm: 'Create token',
    running: 'Creating',
  },
  told: {
    title: 'Token for {{area}}',
    once: 'It is shown only this once. Anybody who has it can publish and release this area.',
    token: 'Token',
    help: 'The command line reads it from RELEASE_TOKEN.',
    done: 'I have stored it',
  },
  revoke: {
    open: 'Revoke',
    of: 'Revoke “{{label}}” of {{area}}',
    title: 'Revoke “{{label}}”?',
    follows: 'Nobody can publish or release {{area}} with it any more. What is live stays live. This cannot be undone.',
    lastUsed: 'Last used {{when}}.',
    neverUsed: 'It was never used.',
    confirm: 'Revoke token',
    running: 'Revoking',
    done: '“{{label}}” of {{area}} was revoked',
  },
};

export type TokenTexts = typeof tokenTexts;
