/** Composes sentences: fills placeholders and applies French elision and the typography of both languages. */
import type { Bilingual } from './material/sector';
import { capital, de, english, french, que } from './typography';

export type Facts = Record<string, Bilingual | string>;

const inLanguage = (value: Bilingual | string, language: 'en' | 'fr'): string =>
  typeof value === 'string' ? value : value[language];

function fillOne(template: string, facts: Facts, language: 'en' | 'fr'): string {
  const filled = template.replace(/\{(?:(de|que) )?(\w+)\}/g, (_whole, particle: string | undefined, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`No fact {${name}} for: ${template}`);
    const text = inLanguage(fact, language);
    if (particle === 'de') return de(text);
    return particle === 'que' ? que(text) : text;
  });
  const sentences = capital(filled.trim()).replace(
    /([.?!] )(\p{Ll})/gu,
    (_whole, gap: string, letter: string) => gap + letter.toUpperCase(),
  );
  return language === 'fr' ? french(sentences) : english(sentences);
}

export const fill = (template: Bilingual, facts: Facts = {}): Bilingual => ({
  en: fillOne(template.en, facts, 'en'),
  fr: fillOne(template.fr, facts, 'fr'),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const wrap = (tag: string, text: Bilingual): Bilingual => ({
  en: `<${tag}>${escaped(text.en)}</${tag}>`,
  fr: `<${tag}>${escaped(text.fr)}</${tag}>`,
});

export const paragraph = (...sentences: Bilingual[]): Bilingual =>
  wrap('p', { en: sentences.map((one) => one.en).join(' '), fr: sentences.map((one) => one.fr).join(' ') });

export const heading = (text: Bilingual): Bilingual => wrap('h2', text);

export const list = (items: readonly Bilingual[]): Bilingual => ({
  en: `<ul>${items.map((item) => `<li>${escaped(item.en)}</li>`).join('')}</ul>`,
  fr: `<ul>${items.map((item) => `<li>${escaped(item.fr)}</li>`).join('')}</ul>`,
});

export const quotation = (words: Bilingual, speaker: Bilingual): Bilingual => ({
  en: `<blockquote><p>“${escaped(words.en)}”</p><p>${escaped(speaker.en)}</p></blockquote>`,
  fr: `<blockquote><p>«\u00a0${escaped(words.fr)}\u00a0»</p><p>${escaped(speaker.fr)}</p></blockquote>`,
});

export const joined = (parts: readonly Bilingual[]): Bilingual => ({
  en: parts.map((part) => part.en).join('\n'),
  fr: parts.map((part) => part.fr).join('\n'),
});
