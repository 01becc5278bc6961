/**
 * Makes the route's first calls together with the page, so that their answers stand in the HTML and nothing on the first
 * screen waits for a second trip. A call that fails or is slow is left to the browser.
 */
import type { FirstCall } from '@park/platform/descriptor';

export interface Subject {
  readonly title?: string;
  readonly description?: string;
  readonly image?: string;
}

export interface FirstData {
  /** 200, or what the page's subject answered: 404, 410. */
  readonly status: number;
  readonly answers: Readonly<Record<string, unknown>>;
  readonly subject: Subject | null;
}

export interface FirstCallRequest {
  readonly apiOrigin: string;
  readonly query: URLSearchParams;
  readonly language: string;
  readonly cookie: string | undefined;
  readonly requestId: string;
  /** Milliseconds. */
  readonly timeout: number;
}

/** The call's address in the same canonical form as the browser's client; null when a needed parameter is absent. */
export function firstCallUrl(call: FirstCall, pageQuery: URLSearchParams): string | null {
  let isComplete = true;
  const fill = (template: string, encode: (text: string) => string) => {
    let isPresent = true;
    const text = template.replace(/\{(\w+)\}/g, (_match, name: string) => {
      const value = pageQuery.get(name);
      if (!value) isPresent = false;
      return encode(value ?? '');
    });
    return isPresent ? text : null;
  };
  const path = fill(call.path, encodeURIComponent);
  if (path === null) isComplete = false;
  const search = new URLSearchParams();
  for (const name of Object.keys(call.query ?? {}).sort()) {
    const value = fill(call.query?.[name] ?? '', (text) => text);
    if (value) search.set(name, value);
  }
  const text = search.toString();
  return isComplete ? `${path}${text ? `?${text}` : ''}` : null;
}

export async function makeFirstCalls(calls: readonly FirstCall[], request: FirstCallRequest): Promise<FirstData> {
  const wanted = calls.filter((call) => call.subject !== undefined || isKnownAddress(calls, request.query));
  const results = await Promise.all(wanted.map((call) => makeFirstCall(call, request)));
  const answers: Record<string, unknown> = {};
  let status = 200;
  let subject: Subject | null = null;
  for (const { call, url, answer } of results) {
    if (!url || !answer) continue;
    if (answer.status === 200) answers[url] = answer.body;
    // Nothing to show is an answer too.
    if (answer.status === 204) answers[url] = null;
    if (!call.subject) continue;
    if (answer.status === 404 || answer.status === 410) status = answer.status;
    if (answer.status === 200) subject = readSubject(call.subject, answer.body);
  }
  return { status, answers, subject };
}

/**
 * A page whose address says more than the descriptor knows, such as a choice of filters, will ask for something else; its
 * first call would be made in vain. What the page is about is asked for in any case: its status depends on it.
 */
function isKnownAddress(calls: readonly FirstCall[], pageQuery: URLSearchParams): boolean {
  const templates = calls.flatMap((call) => [call.path, ...Object.values(call.query ?? {})]);
  const known = new Set(templates.flatMap((template) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)));
  return [...pageQuery.keys()].every((name) => known.has(name));
}

async function makeFirstCall(call: FirstCall, request: FirstCallRequest): Promise<{ call: FirstCall; url: string | null; answer: { status: number; body: unknown } | null }> {
  const url = firstCallUrl(call, request.query);
  if (!url) return { call, url, answer: null };
  try {
    const response = await fetch(`${request.apiOrigin}${url}`, {
      signal: AbortSignal.timeout(request.timeout),
      headers: {
        accept: 'application/json',
        'accept-language': request.language,
        'x-request-id': request.requestId,
        ...(request.cookie ? { cookie: request.cookie } : {}),
      },
    });
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return { call, url, answer: { status: response.status, body: isJson ? await response.json() : null } };
  } catch {
    return { call, url, answer: null };
  }
}

/** Characters of a description that previews show. */
const longestDescription = 200;

function readSubject(names: NonNullable<FirstCall['subject']>, body: unknown): Subject {
  const read = (path: string | undefined): string | undefined => {
    const value = path?.split('.').reduce<unknown>((part, name) => (part as Record<string, unknown> | null | undefined)?.[name], body);
    return typeof value === 'string' && value ? value : undefined;
  };
  const [title, description, image] = [read(names.title), read(names.description), read(names.image)];
  return { ...(title ? { title } : {}), ...(description ? { description: shortened(description) } : {}), ...(image ? { image } : {}) };
}

/** Cut at the end of a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= longestDescription) return line;
  return `${line.slice(0, longestDescription).replace(/\s+\S*$/, '')} …`;
}
