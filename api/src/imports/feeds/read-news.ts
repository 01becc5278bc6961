/** Articles of an RSS 2.0 or Atom file. */
import { shortened } from '../shared/plain-text-html';
import { plainText, sanitiseExternalHtml } from '../../core/rich-text/sanitise-html';
import { feedMoment } from './feed-moment';
import type { ImportProblem } from './import-problem';
import { decodeXml, xmlItems, type XmlField, type XmlItem } from './xml-items';

export interface ReadArticle {
  /** Permanent id in the file: guid, id or URL. */
  guid: string;
  line: number;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  categories: string[];
  /** Null when the file does not say. */
  publishedAt: Date | null;
}

export interface ReadFeed {
  /** Of the page whose feed it is; empty when the file does not say. */
  address: string;
  articles: ReadArticle[];
  problems: ImportProblem[];
}

const maxTitleLength = 150;
const maxContentLength = 100_000;
const maxGuidLength = 1000;

const first = (item: XmlItem, ...names: string[]): XmlField | undefined =>
  names.map((name) => item.fields.get(name)?.[0]).find((field) => field !== undefined);
const text = (field: XmlField | undefined): string => decodeXml(field?.inner ?? '').trim();

/** Atom says what its texts are; RSS means HTML, whatever it holds. */
function html(field: XmlField | undefined): string {
  if (!field) return '';
  const { type = 'html' } = field.attributes;
  if (type === 'xhtml') return field.inner;
  const decoded = decodeXml(field.inner);
  return type === 'text' ? decoded.replaceAll('&', '&amp;').replaceAll('<', '&lt;') : decoded;
}

/** `near`: what a relative address is relative to. */
function linkOf(item: XmlItem, near: string): string {
  const links = item.fields.get('link') ?? [];
  const alternate = links.find(
    ({ attributes }) => attributes.href !== undefined && (attributes.rel ?? 'alternate') === 'alternate',
  );
  const address = (
    alternate?.attributes.href ?? text(links.find(({ attributes }) => attributes.href === undefined))
  ).trim();
  if (address === '' || address.length > 2000 || !URL.canParse(address, near || undefined)) return '';
  const whole = new URL(address, near || undefined);
  return /^https?:$/.test(whole.protocol) ? (URL.canParse(address) ? address : whole.href) : '';
}

function momentOf(item: XmlItem, zone: string): Date | null {
  const written = text(first(item, 'pubDate', 'published', 'dc:date', 'updated'));
  if (written === '') return null;
  const moment = feedMoment(written, zone);
  if (!moment) throw new Error(`its date "${written.slice(0, 80)}" does not exist`);
  return moment;
}

const cut = (words: string, length: number) =>
  words.length <= length ? words : `${words.slice(0, length - 1).trimEnd()}…`;

function readArticle(item: XmlItem, feedAddress: string, zone: string): ReadArticle {
  const near = URL.canParse(item.base, feedAddress || undefined)
    ? new URL(item.base, feedAddress || undefined).href
    : feedAddress;
  const link = linkOf(item, near);
  const page = link || near;
  const guid = text(first(item, 'guid', 'id')) || link;
  if (guid === '' || guid.length > maxGuidLength) throw new Error('has no guid or id by which it could be recognised');
  const description = html(first(item, 'description', 'summary'));
  const body = sanitiseExternalHtml(html(first(item, 'content:encoded', 'content')) || description, page);
  const lead = shortened(plainText(description) || plainText(body));
  const title = cut(plainText(html(first(item, 'title'))) || lead, maxTitleLength);
  if (title === '') throw new Error('has neither a title nor a text');
  const source =
    link && `<p><a href="${link.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${new URL(link).hostname}</a></p>`;
  const content = sanitiseExternalHtml(`${plainText(body) === '' ? '' : body}${source}`, page);
  if (content.length > maxContentLength)
    throw new Error(`its text has ${content.length} characters, at most ${maxContentLength} are allowed`);
  return {
    guid,
    line: item.line,
    title,
    summary: lead === title ? '' : lead,
    content,
    categories: (item.fields.get('category') ?? []).map((field) => field.attributes.term ?? text(field)),
    publishedAt: momentOf(item, zone),
  };
}

/**
 * Parses an RSS or Atom feed. Never throws; unreadable items are reported and skipped. Times without a zone are in
 * `zone`.
 */
export function readNews(file: string, { zone }: { zone: string }): ReadFeed {
  const { items, faults, address } = xmlItems(file);
  const problems: ImportProblem[] = [...faults];
  if (items.length === 0 && faults.length === 0)
    problems.push({ line: 1, message: 'holds no <item> of RSS and no <entry> of Atom' });
  const articles: ReadArticle[] = [];
  const seen = new Map<string, number>();
  for (const item of items) {
    try {
      const article = readArticle(item, address, zone);
      const before = seen.get(article.guid);
      if (before !== undefined) throw new Error(`"${cut(article.guid, 80)}" is already on line ${before}`);
      seen.set(article.guid, item.line);
      articles.push(article);
    } catch (error) {
      problems.push({ line: item.line, message: (error as Error).message });
    }
  }
  return { address, articles, problems: problems.sort((one, other) => one.line - other.line) };
}
