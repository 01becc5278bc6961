/** Request bodies are strict: unknown keys are rejected, so that misspelt ones are not ignored. */
import { clone, type $ZodType, type $ZodTypes } from 'zod/v4/core';
import * as z from 'zod/mini';

/**
 * Returns the schema with every object strict. Objects that define a type for other keys keep it.
 * @throws Error for kinds of schemas whose objects it cannot find
 */
export function strictBody(schema: $ZodType): $ZodType {
  const { def } = (schema as $ZodTypes)._zod;
  const copyWith = <Parts extends object>(parts: Parts): $ZodType => clone(schema, { ...schema._zod.def, ...parts });
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([key, field]) => [key, strictBody(field)]));
      return copyWith({ shape, catchall: def.catchall ?? z.never() });
    }
    case 'array':
      return copyWith({ element: strictBody(def.element) });
    case 'record':
      return copyWith({ valueType: strictBody(def.valueType) });
    case 'union':
      return copyWith({ options: def.options.map(strictBody) });
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
      return copyWith({ innerType: strictBody(def.innerType) });
    case 'pipe':
      return copyWith({ in: strictBody(def.in), out: strictBody(def.out) });
    case 'intersection':
    case 'tuple':
    case 'lazy':
    case 'catch':
    case 'map':
    case 'set':
    case 'promise':
      throw new Error(`a body has a part of the kind "${def.type}", which cannot be made strict yet`);
    default:
      return schema;
  }
}
