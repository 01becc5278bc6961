/** What turns the contract's schemas into validation of requests and answers. */
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { ApiError } from '../core/errors/api-error';
import { fieldErrors } from '../core/errors/field-errors';
import { pathOfUnstorableText } from '../core/errors/unstorable-text';

/**
 * Requests: the type provider's own validator leaves out what was given, and only that tells a missing value from a wrong
 * one. Answers: the provider's serializer checks them, drops what the schema does not know, and fails with a 500
 * rather than let a wrong answer out.
 */
export function registerSchemaCompilers(app: FastifyInstance): void {
  app.setValidatorCompiler<$ZodType>(({ schema }) => (given) => {
    const read = safeParse(schema, given, { reportInput: true });
    if (!read.success)
      return { error: new ApiError(400, 'errors.validation', { fields: fieldErrors(read.error.issues) }) };
    const unstorable = pathOfUnstorableText(read.data);
    if (unstorable)
      return {
        error: new ApiError(400, 'errors.validation', { fields: { [unstorable.join('.')]: 'errors.field.invalid' } }),
      };
    return { value: read.data };
  });
  app.setSerializerCompiler(serializerCompiler);
  // A call with a body that gets none learns which fields it lacks, not merely that there was nothing.
  app.addHook('preValidation', async (request) => {
    if (request.routeOptions.schema?.body && (request.body === undefined || request.body === null)) request.body = {};
  });
}
