/** What one VEVENT says of itself, apart from when it is. */
import { plainText, sanitiseExternalHtml } from '../../core/rich-text/sanitise-html';
import { searchForm } from '../../core/text-search/search-words';
import { paragraphs, shortened } from '../shared/plain-text-html';
import type { RawComponent } from './calendar-blocks';
import { propertiesOf } from './recurrence';

const maxTitleLength = 150;
const maxContentLength = 100_000;

export interface Part {
  line: number;
  component: RawComponent;
}

/** The first value of a property as trimmed text; empty without one. */
export const textOf = (component: RawComponent, name: string): string => {
  const value = propertiesOf(component, name)[0]?.[3];
  return typeof value === 'string' || typeof value === 'number' ? String(value).normalize('NFC').trim() : '';
};

export const cut = (text: string, length: number) =>
  text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`;
const webAddress = (text: string): string | null =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;

/** HTML where the file has it, otherwise its plain words as paragraphs. */
function contentOf(component: RawComponent): string {
  const [html] = propertiesOf(component, 'x-alt-desc')
    .filter(([, parameters]) => parameters.fmttype === 'text/html')
    .map((property) => String(property[3]));
  const words = textOf(component, 'description');
  const clean = html === undefined ? sanitiseExternalHtml(paragraphs(words), '') : sanitiseExternalHtml(html, '');
  return plainText(clean) === '' ? '' : clean;
}

/** @throws Error that begins with the property, for an event without a title or with a description that is too long */
export function factsOf(part: Part) {
  const { component } = part;
  const location = textOf(component, 'location');
  const place = webAddress(location);
  const content = contentOf(component);
  if (content.length > maxContentLength)
    throw new Error(`DESCRIPTION: has ${content.length} characters, at most ${maxContentLength} are allowed`);
  const title = textOf(component, 'summary').replace(/\s+/g, ' ');
  if (title === '') throw new Error('SUMMARY: is missing; an event needs a title');
  return {
    title: cut(title, maxTitleLength),
    summary: shortened(plainText(content)),
    content,
    location: place ? '' : cut(location, 300),
    url: webAddress(textOf(component, 'url')),
    onlineUrl: place,
    categories: propertiesOf(component, 'categories').flatMap((property) =>
      property.slice(3).map((value) => searchForm(String(value))),
    ),
    sequence: sequenceOf(part),
    isCancelled: textOf(component, 'status').toUpperCase() === 'CANCELLED',
    isPrivate: ['PRIVATE', 'CONFIDENTIAL'].includes(textOf(component, 'class').toUpperCase()),
  };
}

/** How often the file's author has changed a part; of two states the later one counts (RFC 5545, 3.8.7.4). */
export const sequenceOf = ({ component }: Part): number => Number(propertiesOf(component, 'sequence')[0]?.[3]) || 0;
