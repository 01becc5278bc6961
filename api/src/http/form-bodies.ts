/** Parses multipart forms for the calls that declare them; other calls respond with 415. */
import { calls, type CallDefinition } from '@park/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../core/errors/api-error';

/**
 * The handler gets a `FormData`; the size of the body has been checked before.
 * @throws ApiError 415 for calls that accept no form, 400 `errors.validation` for a body that is none
 */
export function registerFormParser(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      const name = request.routeOptions.config.call;
      const definition: CallDefinition | undefined = name && calls[name];
      if (!definition?.isMultipart) throw new ApiError(415, 'errors.unsupportedMediaType');
      try {
        return await new Response(new Uint8Array(body), {
          headers: { 'content-type': request.headers['content-type'] ?? '' },
        }).formData();
      } catch (cause) {
        throw new ApiError(400, 'errors.validation', { cause });
      }
    },
  );
}
