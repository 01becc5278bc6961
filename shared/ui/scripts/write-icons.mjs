/**
 * Writes src/icons/shapes.ts: the drawings of the icons in use, taken from Lucide (ISC licence).
 * They are plain data, because lucide-react's icon component is larger than all icons in use together; and one path
 * each, because several elements are a third more bytes, and more to render.
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

const short = (number) => String(Number(number.toFixed(3)));

/** An arc for each half of an ellipse. */
const ellipse = (cx, cy, rx, ry) =>
  `M${short(cx - rx)} ${short(cy)}a${short(rx)} ${short(ry)} 0 1 0 ${short(2 * rx)} 0` +
  `a${short(rx)} ${short(ry)} 0 1 0 ${short(-2 * rx)} 0`;

function rectangle({ x, y, width, height, rx: radius }) {
  const corner = (right, down) => (radius ? `a${radius} ${radius} 0 0 1 ${short(right)} ${short(down)}` : '');
  const [across, down] = [width - 2 * radius, height - 2 * radius].map(short);
  return (
    `M${short(x + radius)} ${short(y)}h${across}${corner(radius, radius)}v${down}${corner(-radius, radius)}` +
    `h-${across}${corner(-radius, -radius)}v-${down}${corner(radius, -radius)}z`
  );
}

/** Its start in absolute numbers, because it comes after other parts of the drawing. */
function absolute(path) {
  const [, x, y, rest] = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)(.*)$/s.exec(path) ?? [];
  return rest === undefined ? path : `M${x} ${y}${/^[\s,]*[-.\d]/.test(rest) ? 'l' : ''}${rest.trimStart()}`;
}

const known = ['d', 'cx', 'cy', 'r', 'rx', 'ry', 'x', 'y', 'width', 'height', 'x1', 'x2', 'y1', 'y2', 'points'];

/** One element of a drawing as a path. @throws Error for what a path cannot say, such as a colour of its own */
function pathOf([tag, { key: _key, ...attributes }]) {
  // A dot, which its outline fills anyway.
  if (tag === 'circle' && Number(attributes.r) <= 0.5) delete attributes.fill;
  const foreign = Object.keys(attributes).filter((name) => !known.includes(name));
  if (foreign.length > 0) throw new Error(`A ${tag} has ${foreign.join(', ')}`);
  const number = (name) => Number(attributes[name] ?? 0);
  if (tag === 'path') return absolute(attributes.d);
  if (tag === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (tag === 'polyline') return `M${attributes.points}`;
  if (tag === 'rect') {
    const [x, y, width, height, rx] = ['x', 'y', 'width', 'height', 'rx'].map(number);
    return rectangle({ x, y, width, height, rx });
  }
  throw new Error(`A ${tag} is no path`);
}

const lines = [];
for (const name of names.sort()) {
  const shape = (await drawingOf(name)).map(pathOf).join('');
  lines.push(`export const ${pascal(name)}Icon = /* @__PURE__ */ icon('${shape}');`);
}
const header = `// Written by scripts/write-icons.mjs. Drawings: Lucide, https://lucide.dev, ISC licence, © Lucide contributors.\nimport { icon } from './icon';\n\n`;
await writeFile(path.join(import.meta.dirname, '../src/icons/shapes.ts'), `${header}${lines.join('\n')}\n`);
console.log(`${names.length} icons`);
