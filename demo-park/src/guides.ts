import { guideTexts, guideTitles } from './material/guides';
import { english, french } from './typography';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** `# ` is a heading, `- ` a list entry, anything else a paragraph. */
export function toHtml(text: string): string {
  const blocks: string[] = [];
  let items: string[] = [];
  const endList = (): void => {
    if (items.length > 0) blocks.push(`<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`);
    items = [];
  };
  for (const line of text
    .split('\n')
    .map((one) => one.trim())
    .filter((one) => one !== '')) {
    if (line.startsWith('- ')) {
      items.push(escaped(line.slice(2)));
      continue;
    }
    endList();
    blocks.push(line.startsWith('# ') ? `<h2>${escaped(line.slice(2))}</h2>` : `<p>${escaped(line)}</p>`);
  }
  endList();
  return blocks.join('\n');
}

/** File contents by name. */
export function guideFiles(): Array<readonly [string, string]> {
  return (['administrators', 'employees', 'supervisors'] as const).flatMap((group) => [
    [
      `guides/${group}.en.html`,
      `<h1>${guideTitles[group].en}</h1>\n${toHtml(english(guideTexts[group].en))}\n`,
    ] as const,
    [
      `guides/${group}.fr.html`,
      `<h1>${french(guideTitles[group].fr)}</h1>\n${toHtml(french(guideTexts[group].fr))}\n`,
    ] as const,
  ]);
}
