/** Words of the page on which areas' deploy tokens are made and revoked. */
export const tokenTexts = {
  title: 'Deploy tokens',
  lead: 'What an area’s team publishes with, for its own area and no other. Every token made or revoked is recorded in the audit trail.',
  caption: 'Deploy tokens, latest first',
  column: { label: 'What for', area: 'Area', made: 'Made', used: 'Last used', actions: 'Actions' },
  made: '{{who}}, {{when}}',
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
    areaHelp: 'Its code, such as mf-directory. A new area may have its token before its first version.',
    label: 'What for',
    labelHelp: 'Who or what will use it, such as “build server”.',
    confirm: 'Make token',
    running: 'Making',
  },
  told: {
    title: 'Token for {{area}}',
    once: 'This is the only time it is shown. Whoever has it can publish and release this area.',
    token: 'Token',
    help: 'The command line reads it from RELEASE_TOKEN.',
    done: 'I have kept it',
  },
  revoke: {
    open: 'Revoke',
    of: 'Revoke “{{label}}” of {{area}}',
    title: 'Revoke “{{label}}”?',
    follows:
      'Whoever uses it can no longer publish or release {{area}}. What is live stays live. This cannot be undone.',
    lastUsed: 'Last used {{when}}.',
    neverUsed: 'It was never used.',
    confirm: 'Revoke token',
    running: 'Revoking',
    done: '“{{label}}” of {{area}} is revoked',
  },
};

export type TokenTexts = typeof tokenTexts;
