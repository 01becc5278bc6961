import { toHtml } from './guides';
import { infoPageTexts } from './material/info-pages';
import { english, french } from './typography';

/** File contents by name. */
export function infoPageFiles(): Array<readonly [string, string]> {
  return Object.entries(infoPageTexts).flatMap(([kind, texts]) => [
    [`pages/${kind}.en.html`, `${toHtml(english(texts.en))}\n`] as const,
    [`pages/${kind}.fr.html`, `${toHtml(french(texts.fr))}\n`] as const,
  ]);
}
