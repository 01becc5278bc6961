/** Texts of the badge, in its chunk, because few people see it. */
const en = {
  label: 'Versions in this browser',
  preview: (area: string, version: string) => `Preview of ${area}: ${version}`,
  override: (area: string, address: string) => `${area} from ${address}`,
  overrideMissing: (area: string, address: string) =>
    `${address} does not answer. You see the released version of ${area}.`,
  previewUnknown: 'This preview has ended or does not exist. You see the released version.',
  reset: 'Back to the released version',
  dismiss: 'Dismiss',
  failed: 'This did not work. Please try again.',
  dialog: {
    title: 'Run an area from this computer',
    explanation: 'Only this browser sees it, for eight hours. Everybody else keeps the released version.',
    area: 'Area',
    address: 'Local address',
    help: 'Where the area is served, such as http://localhost:5173/',
    wrong: 'Enter an address such as http://localhost:5173/, with a port and a slash at the end.',
    refused: 'Your account may not do this. You need the permission to release areas.',
    start: 'Use it',
    cancel: 'Cancel',
  },
};

const fr: typeof en = {
  label: 'Versions dans ce navigateur',
  preview: (area, version) => `Aperçu de ${area} : ${version}`,
  override: (area, address) => `${area} depuis ${address}`,
  overrideMissing: (area, address) => `${address} ne répond pas. Vous voyez la version publiée de ${area}.`,
  previewUnknown: 'Cet aperçu est terminé ou n’existe pas. Vous voyez la version publiée.',
  reset: 'Revenir à la version publiée',
  dismiss: 'Fermer',
  failed: 'Cela n’a pas fonctionné. Veuillez réessayer.',
  dialog: {
    title: 'Exécuter un domaine depuis cet ordinateur',
    explanation: 'Seul ce navigateur le voit, pendant huit heures. Les autres gardent la version publiée.',
    area: 'Domaine',
    address: 'Adresse locale',
    help: 'Où le domaine est servi, par exemple http://localhost:5173/',
    wrong: 'Indiquez une adresse comme http://localhost:5173/, avec un port et une barre oblique à la fin.',
    refused: 'Votre compte ne le permet pas. Il vous faut le droit de publier des domaines.',
    start: 'L’utiliser',
    cancel: 'Annuler',
  },
};

export const releaseTexts = { en, fr };
