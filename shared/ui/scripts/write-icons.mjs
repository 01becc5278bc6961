/**
 * Writes src/icons/shapes.ts: the drawings of the icons in use, taken from Lucide (ISC licence).
 * Plain data: a library's own icon component would weigh more than all our icons together.
 * To add an icon, add its Lucide name below and run `pnpm icons`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

const names = `
  alarm-clock archive arrow-down arrow-left arrow-right arrow-up arrow-up-right
  bell bike book-open briefcase building-2 calendar calendar-check calendar-plus car check chevron-down chevron-left
  chevron-right chevron-up chevrons-up-down circle-alert circle-check circle-help circle-slash clock copy credit-card
  door-open download ellipsis ellipsis-vertical external-link eye eye-off file-text filter flag folder
  gauge globe grid-2x2 history home image inbox info key-round languages layout-grid link list list-filter loader-circle
  lock log-in log-out mail map-pin menu minus monitor monitor-smartphone moon newspaper paperclip pencil phone plus
  printer projector refresh-cw rocket rotate-ccw rss search send settings share-2 shield shield-check sparkles square-parking star
  sun table-2 tag thumbs-up ticket trash-2 triangle-alert trophy undo-2 upload user user-plus users video wifi wrench x zap
  accessibility coffee presentation plug-zap
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
