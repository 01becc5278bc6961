/**
 * The items of an RSS or Atom file, each with the line on which it begins. The file is cut before it is parsed, so that an
 * item that is broken affects none of the others. Entities are never expanded: a document type is not even looked at.
 */
import { XMLParser, XMLValidator } from 'fast-xml-parser';

export interface XmlItem {
  line: number;
  /** Fields by their name with its prefix; the same one may come more than once. */
  fields: Map<string, XmlField[]>;
  /** What its relative addresses are relative to (`xml:base`); empty when it does not say. */
  base: string;
}

export interface XmlField {
  attributes: Readonly<Record<string, string>>;
  /** The content, with its markup. */
  inner: string;
}

export interface XmlFault {
  line: number;
  message: string;
}

/** Counts lines up to places that are asked for in ascending order, each line once. */
function lineCounter(text: string): (place: number) => number {
  let line = 1;
  let next = text.indexOf('\n');
  return (place) => {
    for (; next !== -1 && next < place; next = text.indexOf('\n', next + 1)) line += 1;
    return line;
  };
}

interface Block {
  start: number;
  line: number;
  text: string;
  isWhole: boolean;
}

/** Items outside of comments and literal sections. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  const lineAt = lineCounter(text);
  const marks = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<(\/?)(item|entry)(?=[\s/>])[^<>]*>/gi;
  let open: { start: number; line: number; name: string } | null = null;
  const close = (end: number, isWhole: boolean) => {
    if (open) blocks.push({ start: open.start, line: open.line, text: text.slice(open.start, end), isWhole });
    open = null;
  };
  for (const mark of text.matchAll(marks)) {
    const [whole, slash, name] = mark;
    if (name === undefined) continue;
    if (slash === '') {
      close(mark.index, false);
      open = { start: mark.index, line: lineAt(mark.index), name: name.toLowerCase() };
      if (whole.endsWith('/>')) close(mark.index + whole.length, true);
    } else if ((open as { name: string } | null)?.name === name.toLowerCase()) close(mark.index + whole.length, true);
  }
  close(text.length, false);
  return blocks;
}

/** Fields are handed on as they stand: what is in them may be HTML that is no XML. */
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  alwaysCreateTextNode: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  stopNodes: ['item.*', 'entry.*'],
});

type ParsedField = Record<string, unknown>;

function readItem(line: number, parsed: unknown): XmlItem {
  const [item] = Object.values(parsed as Record<string, unknown>);
  const fields = new Map<string, XmlField[]>();
  if (typeof item !== 'object' || item === null) return { line, fields, base: '' };
  for (const [name, value] of Object.entries(item)) {
    if (name.startsWith('@') || name === '#text') continue;
    const list = (Array.isArray(value) ? value : [value]) as (ParsedField | string)[];
    fields.set(
      name,
      list.map((field) => {
        if (typeof field === 'string') return { attributes: {}, inner: field };
        const attributes = Object.entries(field)
          .filter(([key]) => key.startsWith('@'))
          .map(([key, given]) => [key.slice(1), decodeXml(String(given))]);
        return {
          attributes: Object.fromEntries(attributes) as Record<string, string>,
          inner: String(field['#text'] ?? ''),
        };
      }),
    );
  }
  return { line, fields, base: decodeXml(String((item as ParsedField)['@xml:base'] ?? '')).trim() };
}

/** Longest beginning of a file that is looked at for what the feed says of itself. */
const maxHeadLength = 100_000;

/** The address of the page whose feed it is, or of the feed; empty when neither is known before the first item. */
function addressOf(head: string): string {
  const plain = head.slice(0, maxHeadLength).replace(/<!--[\s\S]*?(?:-->|$)/g, '');
  const links = [...plain.matchAll(/<link(?=[\s/>])([^<>]*)>([^<]*)/gi)].map(([, attributes = '', inner = '']) => ({
    address: decodeXml(/\shref\s*=\s*["']([^"']*)/i.exec(attributes)?.[1] ?? inner).trim(),
    isPage: !/\srel\s*=\s*["'](?!alternate["'])/i.test(attributes),
  }));
  const known = links.filter(({ address }) => URL.canParse(address) && /^https?:$/.test(new URL(address).protocol));
  return (known.find(({ isPage }) => isPage) ?? known[0])?.address ?? '';
}

export interface XmlFeed {
  items: XmlItem[];
  faults: XmlFault[];
  address: string;
}

/**
 * Reads each item on its own, so that one that is not well formed becomes a fault with its line and the others are
 * read.
 */
export function xmlItems(text: string): XmlFeed {
  const items: XmlItem[] = [];
  const faults: XmlFault[] = [];
  const blocks = blocksOf(text);
  for (const block of blocks) {
    try {
      if (!block.isWhole) throw new Error('begins and does not end');
      const found = XMLValidator.validate(block.text, { allowBooleanAttributes: false });
      if (found !== true) {
        faults.push({
          line: block.line + found.err.line - 1,
          message: `is not well formed: ${found.err.msg.slice(0, 200)}`,
        });
        continue;
      }
      items.push(readItem(block.line, parser.parse(block.text)));
    } catch (error) {
      faults.push({
        line: block.line,
        message: error instanceof Error ? error.message.slice(0, 200) : 'is not readable',
      });
    }
  }
  return { items, faults, address: addressOf(text.slice(0, blocks[0]?.start ?? text.length)) };
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function letter(entity: string, code: string): string {
  if (!code.startsWith('#')) return named[code] ?? entity;
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  const isCharacter =
    Number.isInteger(point) && point > 8 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff);
  return isCharacter ? String.fromCodePoint(point) : '';
}

/** The five entities of XML and numbers, outside of literal sections; once, so that nothing is decoded twice. */
export function decodeXml(text: string): string {
  return text
    .split(/(<!\[CDATA\[[\s\S]*?(?:\]\]>|$))/)
    .map((part) =>
      part.startsWith('<![CDATA[')
        ? part.replace(/^<!\[CDATA\[|\]\]>$/g, '')
        : part.replace(/&(#x[\da-f]{1,8}|#\d{1,8}|\w{1,8});/gi, letter),
    )
    .join('');
}
