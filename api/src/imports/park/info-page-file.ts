/** Pages that the park writes: `pages/privacy.en.html` and the like. */
import { infoPageKinds, type InfoPageKind } from '@park/contract/info-pages';
import { languages, type Language } from '@park/contract/texts';
import { sanitiseHtml } from '../../core/rich-text/sanitise-html';
import type { ProblemList } from '../shared/park-problem';
import { readText } from '../shared/text-file';

export interface InfoPageSource {
  kind: InfoPageKind;
  /** Safe HTML; at least one language. */
  texts: Partial<Record<Language, string>>;
}

/** Pages with their cleaned HTML; a missing language or page is no problem, an empty file is. */
export async function readInfoPages(directory: string, problems: ProblemList): Promise<InfoPageSource[]> {
  const found: InfoPageSource[] = [];
  for (const kind of infoPageKinds) {
    const texts: InfoPageSource['texts'] = {};
    for (const language of languages) {
      const file = `pages/${kind}.${language}.html`;
      const text = await readText(directory, file, problems);
      if (text === null) continue;
      const html = sanitiseHtml(text);
      if (html === '') problems.add(file, 1, null, 'is empty');
      else texts[language] = html;
    }
    if (Object.keys(texts).length > 0) found.push({ kind, texts });
  }
  return found;
}
