/**
 * Common passwords. The list contains normalised stems (lower case, usual substitutions undone, digits and symbols at
 * both ends removed), so one entry covers many variants.
 */
const plainWords = `
  password passwort motdepasse mot de passe passw0rd pass passpass passwordpassword changeme changemenow letmein welcome bienvenue
  bonjour bonjourbonjour salut coucou hello hellohello helloworld administrator administrateur admin adminadmin root rootroot
  superuser user username utilisateur guest invite default defaultpassword secret secretsecret topsecret
  qwerty qwertyuiop qwertzuiop azertyuiop qwertyqwerty azertyazerty qwertz azerty asdfghjkl asdfasdf asdfghjklm yxcvbnm zxcvbnm zxcvbnmasdf
  qazwsx qazwsxedc qazwsxedcrfv wsxedcrfv qweasdzxc qweasd poiuytrewq mnbvcxz lkjhgfdsa
  iloveyou iloveu jetaime jetaimejetaime loveyou lovelove loveme ilovemyself monamour amour moncoeur chouchou doudou
  princess princesse sunshine soleil dragon monkey football footballer baseball basketball superman batman spiderman pokemon starwars
  master michael jessica jennifer ashley nicolas thomas alexandre alexander christopher elizabeth charlotte caroline
  liverpool chelsea barcelona realmadrid juventus manchester marseille lausanne geneve geneva zurich suisse switzerland schweiz svizzera
  innovation innovationpark park parkinnovation portal portail tenant tenantportal company entreprise startup
  computer ordinateur internet samsung google facebook microsoft windows linkedin instagram whatsapp
  summer winter spring autumn printemps ete automne hiver january february december novembre decembre
  trustno trustnoone whatever nothing everything something freedom liberte forever blink access accessgranted
  abc abcd abcdef abcdefg abcdefgh abcdefghi abcdefghij abcabc abcdabcd aaa testtest test testing tester testpassword
  temp temporary temporaire demo demodemo sample example exemple changethis newpassword oldpassword mypassword monmotdepasse
`;

const words = new Set(plainWords.split(/\s+/).filter(Boolean));

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
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  if (new Set(text).size <= 2 || isRepetition(text) || isWalk(text)) return true;
  const forms = [core(text), core(undo(text)), undo(core(text)), lettersOnly(text), lettersOnly(undo(text))];
  return forms.some(
    (form) => words.has(form) || (form === '' && /^[\d\W]*$/.test(text) && isWalk(text.replace(/\D/g, ''))),
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
