/** Typography: the material is typed with plain apostrophes and spaces, which are replaced here. */

const NO_BREAK = '\u00a0';

/** French: ’ for apostrophes, no-break space inside « » and before : ; ! ? % and between digits of a number. */
export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/« */g, `«${NO_BREAK}`)
    .replace(/ *»/g, `${NO_BREAK}»`)
    .replace(/ +([:;!?%])/g, `${NO_BREAK}$1`)
    .replace(/(\d) (?=\d{3}\b)/g, `$1${NO_BREAK}`)
    .replace(/(\d) (?=(?:h|m²|kg|km|kW|kWh|CHF|francs?|millions?)\b)/g, `$1${NO_BREAK}`);
}

export function english(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/"([^"<>]*)"/g, '“$1”')
    .replace(/CHF (?=\d)/g, `CHF${NO_BREAK}`);
}

const startsWithVowel = (word: string): boolean =>
  /^[aeiouyàâäéèêëîïôöùûüœ]/i.test(word) || /^(hôpita|horlog|hydro|habit|huil|humid|hôt)/i.test(word);

/** "de Velorine", "d'Arvexia"; also for plural nouns without article: "de sondes", "d'implants". */
export const de = (noun: string): string => (startsWithVowel(noun) ? `d'${noun}` : `de ${noun}`);

/** "que Velorine", "qu'Arvexia". */
export const que = (noun: string): string => (startsWithVowel(noun) ? `qu'${noun}` : `que ${noun}`);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase('fr-CH') + text.slice(1);

const numerals = {
  en: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  fr: ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'],
};

/** Numbers up to twelve in words, as running text has them; greater ones in digits. */
export const inWords = (number: number): { en: string; fr: string } => ({
  en: numerals.en[number] ?? String(number),
  fr: numerals.fr[number] ?? String(number),
});

/** 4200000 → "CHF 4.2 million" and "4,2 millions de francs". */
export function francs(amount: number): { en: string; fr: string } {
  const millions = amount / 1_000_000;
  const short = millions % 1 === 0 ? String(millions) : millions.toFixed(1);
  return {
    en: `CHF ${short} million`,
    fr: `${short.replace('.', ',')} ${millions < 2 ? 'million' : 'millions'} de francs`,
  };
}
