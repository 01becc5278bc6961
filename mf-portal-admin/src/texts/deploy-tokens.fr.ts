/** Les mots de la page où les jetons de déploiement des domaines sont créés et révoqués. */
import type { TokenTexts } from './deploy-tokens.en';

export const tokenTexts = {
  title: 'Jetons de déploiement',
  lead: 'Avec un jeton, une équipe publie son propre domaine et aucun autre. La création et la révocation des jetons sont inscrites au journal.',
  caption: 'Jetons de déploiement, du plus récent au plus ancien',
  column: { label: 'Usage', area: 'Domaine', made: 'Créé', used: 'Dernière utilisation', actions: 'Actions' },
  made: '{{who}}, {{when}}',
  mailTo: 'E-mail à {{mail}}',
  neverUsed: 'Jamais',
  revoked: 'Révoqué {{when}}',
  revokedOnes_one: 'Afficher {{count}} jeton révoqué',
  revokedOnes_other: 'Afficher {{count}} jetons révoqués',
  fewer: 'Masquer les jetons révoqués',
  none: {
    title: 'Aucun jeton n’est utilisé',
    reason: 'Une équipe en a besoin pour publier son domaine en ligne de commande ou depuis sa chaîne de construction.',
  },
  make: {
    open: 'Nouveau jeton',
    title: 'Nouveau jeton de déploiement',
    area: 'Domaine',
    areaHelp: 'Son code, par exemple mf-directory. Un nouveau domaine peut avoir son jeton avant sa première version.',
    label: 'Usage',
    labelHelp: 'Qui ou quoi l’utilisera, par exemple « serveur de construction ».',
    mail: 'E-mail lorsqu’une version est retirée',
    mailHelp:
      'L’adresse de l’équipe. Elle reçoit un e-mail lorsque le portail revient de lui-même à une version précédente.',
    confirm: 'Créer le jeton',
    running: 'Création',
  },
  told: {
    title: 'Jeton de {{area}}',
    once: 'Il n’est affiché qu’une fois. Toute personne qui le possède peut publier ce domaine et le mettre en ligne.',
    token: 'Jeton',
    help: 'La ligne de commande le lit dans RELEASE_TOKEN.',
    done: 'Je l’ai enregistré',
  },
  revoke: {
    open: 'Révoquer',
    of: 'Révoquer « {{label}} » de {{area}}',
    title: 'Révoquer « {{label}} » ?',
    follows:
      'Plus personne ne pourra publier {{area}} ni le mettre en ligne avec ce jeton. Ce qui est en ligne y reste. C’est irréversible.',
    lastUsed: 'Dernière utilisation : {{when}}.',
    neverUsed: 'Il n’a jamais été utilisé.',
    confirm: 'Révoquer le jeton',
    running: 'Révocation',
    done: '« {{label}} » de {{area}} a été révoqué',
  },
} satisfies TokenTexts;
