/** Validates requests and responses with the contract's schemas. */
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { ApiError } from '../core/errors/api-error';
import { fieldErrors, fieldValues } from '../core/errors/field-errors';
import { pathOfUnstorableText } from '../core/errors/unstorable-text';

/**
 * Requests: the type provider's validator omits the input, which is needed to tell missing values from invalid ones.
 * Responses: the provider's serializer validates them, removes unknown keys, and responds with 500 instead of an
 * invalid response.
 */
export function registerSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema }) => (given) => {
    const read = safeParse(schema, given, { reportInput: true });
    if (!read.success)
      return {
        error: new ApiError(400, 'errors.validation', {
          fields: fieldErrors(read.error.issues),
          fieldValues: fieldValues(read.error.issues),
        }),
      };
    const unstorable = pathOfUnstorableText(read.data);
    if (unstorable)
      return {
        error: new ApiError(400, 'errors.validation', { fields: { [unstorable.join('.')]: 'errors.field.invalid' } }),
      };
    return { value: read.data };
  });
  app.setSerializerCompiler(serializerCompiler);
  // Without a body, an empty one is validated, so that the error lists the missing fields.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && (request.body === undefined || request.body === null)) request.body = {};
  });
}
