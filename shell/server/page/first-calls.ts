/**
 * Makes the route's first calls together with the page, so that their responses are in the HTML and the first screen
 * needs no second round trip. A failed or slow call is left to the browser.
 */
import { firstCallUrl, knowsAddress, type FirstCall } from '@park/platform/descriptor';
import type { PreloadedProblem } from '@park/platform/host';
import { askApi, type ApiRequest } from './ask-api';

export interface Subject {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
}

export interface FirstData {
  /** 200, or the status of the subject's call: 404, 410. */
  readonly status: number;
  readonly answers: Readonly<Record<string, unknown>>;
  /** Why the api has no such subject, by address. */
  readonly problems: Readonly<Record<string, PreloadedProblem>>;
  readonly subject: Subject | null;
  /** A schema.org object; null if there is none. */
  readonly structuredData: object | null;
}

export interface FirstCallRequest extends ApiRequest {
  readonly query: URLSearchParams;
  readonly timeZone: string;
}

export async function makeFirstCalls(calls: readonly FirstCall[], request: FirstCallRequest): Promise<FirstData> {
  // The subject is always requested, because the page's status depends on it.
  const isKnown = knowsAddress(calls, request.query);
  const wanted = calls.filter((call) => call.subject !== undefined || isKnown);
  const results = await Promise.all(wanted.map((call) => makeFirstCall(call, request)));
  const answers: Record<string, unknown> = {};
  const problems: Record<string, PreloadedProblem> = {};
  let status = 200;
  let subject: Subject | null = null;
  let structuredData: object | null = null;
  for (const { call, url, answer } of results) {
    // Without the id of its subject, a page of details is about nothing.
    if (!url && call.subject) status = 404;
    if (!url || !answer) continue;
    if (answer.status === 200) answers[url] = answer.body;
    // An empty response is a valid response.
    if (answer.status === 204) answers[url] = null;
    if (answer.status === 200 && call.structuredData) structuredData ??= readObject(answer.body, call.structuredData);
    if (!call.subject) continue;
    if (answer.status === 404 || answer.status === 410) status = answer.status;
    // A malformed id, too long or with invalid characters, is not found either.
    if (answer.status === 400) status = 404;
    if (status !== 200 && isObject(answer.body)) problems[url] = { status: answer.status, body: answer.body };
    if (answer.status === 200) subject = readSubject(call.subject, answer.body);
  }
  return { status, answers, problems, subject, structuredData };
}

const isObject = (body: unknown): body is object => typeof body === 'object' && body !== null;

const days = new Map<string, Intl.DateTimeFormat>();

/** Today in a time zone, as `YYYY-MM-DD`. */
function dayIn(timeZone: string): string {
  const format = days.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone });
  days.set(timeZone, format);
  return format.format(new Date());
}

async function makeFirstCall(
  call: FirstCall,
  request: FirstCallRequest,
): Promise<{ call: FirstCall; url: string | null; answer: { status: number; body: unknown } | null }> {
  const url = firstCallUrl(call, request.query, dayIn(request.timeZone));
  if (!url) return { call, url, answer: null };
  try {
    const response = await askApi(url, request);
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { call, url, answer: { status: response.status, body: isJson ? await response.json() : null } };
  } catch {
    return { call, url, answer: null };
  }
}

/** Number of characters that link previews show. */
const maxDescriptionLength = 200;

function readSubject(names: NonNullable<FirstCall['subject']>, body: unknown): Subject {
  const text = (path: string | undefined): string | undefined => {
    const value = path === undefined ? undefined : read(body, path);
    return typeof value === 'string' && value ? value : undefined;
  };
  const [title, description, image] = [text(names.title), text(names.description), text(names.image)];
  return {
    ...(title ? { title } : {}),
    ...(description ? { description: shortened(description) } : {}),
    ...(image ? { image } : {}),
  };
}

function readObject(body: unknown, path: string): object | null {
  const value = read(body, path);
  return typeof value === 'object' ? value : null;
}

/** The value at a path such as `image.url`. */
const read = (body: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], body);

/** Shortens a text at the end of a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= maxDescriptionLength) return line;
  return `${line.slice(0, maxDescriptionLength).replace(/\s+\S*$/, '')} …`;
}
