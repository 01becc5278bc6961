import { languages, type Language } from '@park/contract/texts';

export type { Language };

/** Returns the best supported language of an Accept-Language header; English by default. */
export function preferredLanguage(header: string | undefined): Language {
  const accepted = (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters
        .map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1])
        .find((found) => found !== undefined);
      return {
        language: languages.find((language) => tag === language || tag.startsWith(`${language}-`)),
        quality: quality === undefined ? 1 : Number(quality),
      };
    })
    .filter((range) => range.language !== undefined && range.quality > 0);
  return accepted.sort((one, other) => other.quality - one.quality)[0]?.language ?? 'en';
}
