/** Generates the OpenAPI document and its page from the contract. */
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls, type Access, type CallDefinition } from '@park/contract';
import { Problem, problemMediaType } from '@park/contract/problem';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { toJSONSchema } from 'zod/v4/core';
import { secureSessionCookieName, sessionCookieName, tokenCookieName } from '@park/domain';

type Definition = CallDefinition | undefined;

/** The page has no inline script and one inline style, which its hash allows; it may call its own origin. */
const pagePolicy =
  "default-src 'none'; object-src 'none'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; font-src 'self'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/**
 * Serves `/api/openapi.json` and `/api/docs` to everybody. Register it before the routes: it sees only those that
 * follow. Routes without a call of the contract are hidden.
 */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  const isSecure = app.context.configuration.parkOrigin.startsWith('https:');
  const problemSchema: Record<string, unknown> = { ...toJSONSchema(Problem) };
  delete problemSchema.$schema;
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Innovation park portal',
        version: '1.0.0',
        description:
          'Every refusal is a problem document (RFC 9457) with a translation key and an id that is also in the log.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: isSecure ? secureSessionCookieName : sessionCookieName },
          marker: { type: 'apiKey', in: 'cookie', name: tokenCookieName },
          machine: { type: 'http', scheme: 'bearer', description: 'A deploy token, the release key or the shell key' },
        },
        schemas: { Problem: problemSchema },
      },
    },
    transform: (document) => {
      const transformed = jsonSchemaTransform(document);
      const name = document.route.config?.call;
      const definition: Definition = name ? calls[name] : undefined;
      if (!definition) return { ...transformed, schema: { ...transformed.schema, hide: true } as FastifySchema };
      return {
        url: transformed.url,
        schema: describe(definition, document.url, transformed.schema as Record<string, unknown>) as FastifySchema,
      };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } as FastifySchema }, async () => app.swagger());
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: () => pagePolicy,
    uiConfig: { docExpansion: 'none', validatorUrl: null },
  });
}

function describe(definition: CallDefinition, url: string, schema: Record<string, unknown>) {
  const response = schema.response as Record<string, object> | undefined;
  const status = String(definition.status ?? (definition.response || definition.responseType ? 200 : 204));
  const content = definition.response
    ? {
        'application/json': { schema: response?.['2xx'] ?? {} },
        ...(definition.alternativeType ? { [definition.alternativeType]: { schema: { type: 'string' } } } : {}),
      }
    : definition.responseType
      ? { [definition.responseType]: { schema: { type: 'string' } } }
      : undefined;
  const requestBody = definition.bodyType
    ? { consumes: [definition.bodyType], body: { type: 'string', format: 'binary' } }
    : {};
  return {
    ...schema,
    ...requestBody,
    tags: [url.split('/')[2] ?? 'other'],
    summary: definition.summary,
    description: [definition.description, rightOf(definition.access), refusalsOf(definition)]
      .filter(Boolean)
      .join('\n\n'),
    security: securityOf(definition.access),
    response: {
      [status]: { description: content ? 'The answer' : 'Done', ...(content ? { content } : {}) },
      default: {
        description: 'Refused or failed',
        content: { [problemMediaType]: { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
}

function securityOf(access: Access): Record<string, string[]>[] {
  if (access === 'public') return [];
  const [session, machine] = [{ session: [], marker: [] }, { machine: [] }];
  if (typeof access !== 'object') return [session];
  return 'key' in access ? [machine] : access.or ? [session, machine] : [session];
}

const keyHolders = {
  shell: 'For the shell’s servers, which show the shell key.',
  checker: 'For checkers, which show the check key.',
} as const;
const machineNames = { deployToken: 'a deploy token of the remote', releaseKey: 'the release key' } as const;

function rightOf(access: Access): string {
  if (access === 'public') return 'Open to everybody.';
  if (access === 'session') return 'Needs a session.';
  if (typeof access !== 'object') return `Needs the permission \`${access}\`.`;
  if ('key' in access) return keyHolders[access.key];
  return access.or
    ? `Needs the flag \`${access.flag}\`, or ${machineNames[access.or]}.`
    : `Needs the flag \`${access.flag}\`.`;
}

const refusalsOf = ({ errors = [] }: CallDefinition) =>
  errors.length > 0 ? `Refusals of its own: ${errors.map((key) => `\`${key}\``).join(', ')}.` : '';
