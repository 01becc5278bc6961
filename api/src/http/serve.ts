/** Creates routes from the contract's entries: access, validation, response and documentation. */
import {
  calls,
  type Access,
  type CallDefinition,
  type CallName,
  type CallResponse,
  type Calls,
  type ParsedCallInput,
} from '@park/contract';
import type { VisitorPermission } from '@park/domain';
import type { Readable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authenticators } from './access/authenticators';
import { findMachine, type Machine } from './access/machine';
import type { Person } from './access/person';
import { requireAccess, requireWritableSession } from './access/require-access';
import { requireOwnOrigin } from './access/origin';
import { ApiError, notFound } from '../core/errors/api-error';
import { isRepeatable, runOnce } from './idempotency';
import { preferredLanguage, type Language } from './language';
import type { AppContext } from '../core/context/app-context';
import { reservedWords } from './reserved-words';
import { strictBody } from './strict-body';

declare module 'fastify' {
  interface FastifyInstance {
    context: AppContext;
    authenticators: Authenticators;
  }
  interface FastifyRequest {
    person: Person | null;
    machine: Machine | null;
  }
  interface FastifyContextConfig {
    call?: CallName;
  }
}

export type AppServer = FastifyInstance;

/** Calls that visitors without an account may make, so `person` can be null. */
type OpenAccess = 'public' | VisitorPermission;
/** Calls that also allow machines have no person if a machine makes them. */
type PersonOf<A extends Access> = A extends OpenAccess | { key: string } | { or: string } ? Person | null : Person;

/** Bytes if the call has a `bodyType`. */
type BodyOf<K extends CallName> = Calls[K] extends { bodyType: string }
  ? Buffer
  : ParsedCallInput<K> extends { body: infer B }
    ? B
    : undefined;

type SharedResponseName = { [K in CallName]: Calls[K] extends { isShared: true } ? K : never }[CallName];
type OwnAnswerName = Exclude<CallName, SharedResponseName>;

export type ServedRequest<K extends CallName> = Omit<ParsedCallInput<K>, 'body'> & {
  body: BodyOf<K>;
  person: PersonOf<Calls[K]['access']>;
  machine: Machine | null;
  /** The best supported language of Accept-Language. */
  language: Language;
  log: FastifyBaseLogger;
  request: FastifyRequest;
  /** Only for status and headers; handlers return the response body. */
  reply: FastifyReply;
  /** Aborted if the client disconnects. */
  signal: AbortSignal;
};

/** Calls with another media type than JSON may return a string or a stream; the handler sets the content type. */
type WrittenAnswer<D> = D extends { responseType: string } | { alternativeType: string } ? string | Readable : never;

/**
 * Registers the handler of a call. Checks run in a fixed order: origin, session, access, then body and validation, so
 * that callers without access learn nothing about the input.
 */
export function serve<K extends OwnAnswerName>(
  app: AppServer,
  name: K,
  handler: (request: ServedRequest<K>) => Promise<CallResponse<K> | WrittenAnswer<Calls[K]>>,
): void {
  const definition: CallDefinition = calls[name];
  addRoute(app, name, async (served, { request, reply }) => {
    const run = () => handler(served as ServedRequest<K>);
    const result = isRepeatable(name, definition) ? await runOnce(app.context, name, request, reply, run) : await run();
    if (request.method !== 'GET') app.context.shared.end();
    if (reply.sent) return reply;
    if (result === undefined) return reply.code(reply.statusCode === 200 ? 204 : reply.statusCode).send();
    if (definition.responseType && !reply.hasHeader('content-type')) reply.type(definition.responseType);
    return reply.send(result);
  });
}

/** What a shared answer is made of: nothing of the person but the view. */
export type SharedRequest<K extends SharedResponseName, View> = Omit<ParsedCallInput<K>, 'body'> & {
  language: Language;
  view: View;
};

export interface SharedHandler<K extends SharedResponseName, View> {
  /** Returns what of the reader's rights the answer depends on. Readers with equal views share answers. */
  viewOf: (person: Person | null) => View;
  /** False for views of people who must see each change at once, whichever server made it. Default: true. */
  isShared?: (view: View) => boolean;
  answer: (request: SharedRequest<K, View>) => Promise<CallResponse<K>>;
}

/** Registers a call with `isShared`, whose answer is kept for a moment (`SHARED_RESPONSE_MS`) for all with the same view. */
export function serveShared<K extends SharedResponseName, View>(
  app: AppServer,
  name: K,
  { viewOf, isShared = () => true, answer }: SharedHandler<K, View>,
): void {
  addRoute(app, name, async ({ params, query, language, person }, { request, reply }) => {
    const view = viewOf(person);
    const compute = () => answer({ params, query, language, view } as SharedRequest<K, View>);
    if (!isShared(view)) return reply.send(await compute());
    const key = [language, name, JSON.stringify(view), request.url].join(' ');
    const text = await app.context.shared.find(key, async () => String(reply.serialize(await compute())));
    return reply.type('application/json; charset=utf-8').send(text);
  });
}

type AnyRequest = Omit<ServedRequest<CallName>, 'params' | 'query' | 'body' | 'person'> & {
  params: unknown;
  query: unknown;
  body: unknown;
  person: Person | null;
};

function addRoute(
  app: AppServer,
  name: CallName,
  respond: (served: AnyRequest, exchange: { request: FastifyRequest; reply: FastifyReply }) => Promise<FastifyReply>,
): void {
  const definition: CallDefinition = calls[name];
  const [method = 'GET', path = ''] = name.split(' ');
  const reserved = reservedWords(name);
  const { response, responseType, params, query, body } = definition;
  const status = definition.status ?? (response || responseType ? 200 : 204);

  app.route({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { call: name },
    ...(definition.maxBodyBytes ? { bodyLimit: definition.maxBodyBytes } : {}),
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body: strictBody(body) } : {}),
      ...(response ? { response: { '2xx': response } } : {}),
    },
    async onRequest(request, reply) {
      requireOwnOrigin(request, app.context.configuration);
      request.person = await app.authenticators.findPerson(request, reply);
      request.machine = await findMachine(app.context.configuration, app.authenticators, request, definition.access);
      requireAccess(definition.access, request.person, request.machine);
      requireWritableSession(request);
      const given = request.params as Record<string, string>;
      if (Object.entries(reserved).some(([parameter, words]) => words.has(given[parameter] ?? ''))) throw notFound();
    },
    async handler(request, reply) {
      if (definition.bodyType && !Buffer.isBuffer(request.body)) throw new ApiError(415, 'errors.unsupportedMediaType');
      reply.code(status);
      const served = {
        params: request.params,
        query: request.query,
        body: request.body,
        person: request.person,
        machine: request.machine,
        language: preferredLanguage(request.headers['accept-language']),
        log: request.log,
        request,
        reply,
        signal: signalOf(reply),
      };
      return respond(served, { request, reply });
    },
  });
}

/** Fastify's `request.signal` also fires when the request body has been read. */
function signalOf(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) gone.abort();
  });
  return gone.signal;
}
