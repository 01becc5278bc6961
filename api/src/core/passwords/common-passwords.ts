/**
 * Common passwords: those of leaks, and the words and first names of both languages, from zxcvbn's dictionaries. They are
 * compared as stems (lower case, usual substitutions undone, digits and symbols at both ends removed), so one entry
 * covers many variants.
 */
/** What the dictionaries lack: words of parks and of Switzerland. */
const parkWords = `
  innovationpark parkinnovation tenantportal parcinnovation portaillocataires lausanne geneve geneva zurich suisse
  switzerland schweiz svizzera realmadrid motdepasse monmotdepasse changemenow newpassword oldpassword trustnoone
  accessgranted bonjourbonjour jetaimejetaime passwordpassword helloworld abcabc abcdabcd qwertzuiop azertyuiop
`;

/** Shorter stems are too common inside good passwords. */
const minStemLength = 4;

let words: Promise<ReadonlySet<string>> | undefined;

/** Reads the dictionaries when a password is checked for the first time: 175,000 words, 0.2 s. */
async function readWords(): Promise<ReadonlySet<string>> {
  const [common, english, french] = await Promise.all([
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
    import('@zxcvbn-ts/language-fr'),
  ]);
  const entries = [
    common.dictionary['passwords-common'],
    english.dictionary['commonWords-en'],
    english.dictionary['firstnames-en'],
    english.dictionary['wikipedia-en'],
    french.dictionary['commonWords-fr'],
    french.dictionary['firstnames-fr'],
    french.dictionary['wikipedia-fr'],
    parkWords.split(/\s+/),
  ].flat();
  return new Set(entries.map((entry) => core(plain(entry))).filter((stem) => stem.length >= minStemLength));
}

const replaced: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
  '€': 'e',
};

/** Keyboard rows and the alphabet; sequences along them are easy to guess. */
const rows = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const undo = (text: string) => [...text].map((sign) => replaced[sign] ?? sign).join('');
const core = (text: string) => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
const lettersOnly = (text: string) => text.replace(/[^a-z]/g, '');

/** Whether a password is common: listed, a repetition, or a keyboard or alphabet sequence. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = plain(password);
  if (new Set(text).size <= 2 || isRepetition(text) || isWalk(text)) return true;
  const known = await (words ??= readWords());
  const forms = [core(text), core(undo(text)), undo(core(text)), lettersOnly(text), lettersOnly(undo(text))];
  return forms.some(
    (form) => known.has(form) || (form === '' && /^[\d\W]*$/.test(text) && isWalk(text.replace(/\D/g, ''))),
  );
}

/** Repetition of a short part: `abc1abc1abc1`. */
function isRepetition(text: string): boolean {
  for (let length = 1; length <= 4; length += 1) {
    if (
      text ===
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .slice(0, text.length)
    )
      return true;
  }
  return false;
}

function isWalk(text: string): boolean {
  return text.length > 0 && rows.some((row) => row.includes(text) || [...row].reverse().join('').includes(text));
}
