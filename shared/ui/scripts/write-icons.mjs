/**
 * Writes src/icons/shapes.ts: the drawings of the icons in use, taken from Lucide (ISC licence).
 * They are plain data, because lucide-react's icon component is larger than all icons in use together.
 * To add an icon, add its Lucide name below and run `pnpm icons`. Remove the name of an icon that is no longer used.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const names = `
  bold captions heading-2 heading-3 history image italic link list-ordered redo text-quote undo
  accessibility archive arrow-down arrow-up bell bike briefcase building-2 calendar calendar-plus car check chevron-down
  chevron-left chevron-right chevron-up chevrons-up-down circle-alert circle-check circle-slash clock copy credit-card
  door-open download ellipsis external-link eye eye-off file-text folder gauge inbox info key-round layout-grid list
  list-filter lock log-out mail menu merge minus monitor monitor-smartphone moon newspaper pencil plug-zap plus refresh-cw
  rocket rss search settings shield-check square-parking star sun table-2 tag thumbs-up ticket trash-2 triangle-alert
  undo-2 upload user users video x
`
  .trim()
  .split(/\s+/);

const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_match, _dash, letter) => letter.toUpperCase());
/** An older name only passes on the component of the newer one, whose file holds the drawing. */
async function drawingOf(name) {
  const file = await readFile(new URL(import.meta.resolve(`lucide-react/icons/${name}`)), 'utf8');
  const newer = /export \{ default \} from '\.\/(.+)\.mjs'/.exec(file)?.[1];
  return newer ? drawingOf(newer) : (await import(`lucide-react/icons/${name}`)).__iconData.node;
}

const lines = [];
for (const name of names.sort()) {
  const node = (await drawingOf(name)).map(([tag, attributes]) => {
    const { key, ...rest } = attributes;
    return [tag, rest];
  });
  lines.push(
    `export const ${pascal(name)}Icon = icon(${JSON.stringify(node)
      .replaceAll("'", "\\'")
      .replaceAll('"', "'")
      .replace(/'([a-zA-Z][a-zA-Z0-9]*)':/g, '$1:')});`,
  );
}
const header = `// Written by scripts/write-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC licence, © Lucide contributors.\nimport { icon } from './icon';\n\n`;
await writeFile(
  path.join(import.meta.dirname, '../src/icons/shapes.ts'),
  `${header}${lines.map((line) => line.replace(' = icon(', ' = /* @__PURE__ */ icon(')).join('\n')}\n`,
);
console.log(`${names.length} icons`);
