/** Words that somebody who attacks this portal tries first: the park, what the portal is called, and the person. */
const wordsOfThePortal = [
  'innovation',
  'park',
  'parc',
  'portal',
  'portail',
  'campus',
  'knova',
  'parkshare',
  'feip',
  'administrator',
  'administrateur',
  'supervisor',
  'facilities',
  'garage',
];
const minLettersBesides = 4;

/** Lower-case words without accents. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 0);

/**
 * Whether a password is little more than such words with digits and signs between them.
 * @param names the park's names and the person's e-mail address
 */
export function isGuessable(password: string, names: readonly string[]): boolean {
  const words = [...wordsOfThePortal, ...names.flatMap(wordsIn)]
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
  const whole = wordsIn(password).join('');
  const rest = words.reduce((text, word) => text.replaceAll(word, ''), whole);
  return rest.length < whole.length && rest.length < minLettersBesides;
}
