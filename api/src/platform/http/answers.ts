import type { FastifySerializerCompiler } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';
import { exactly } from './exact.ts';

/**
 * How answers are checked and written: what isn't exactly of its shape is left to zod, which drops undeclared fields and
 * refuses what is wrong. An answer that is goes out as it is, which spares a list the copying.
 */
export const answerCompiler: FastifySerializerCompiler<$ZodType> = (route) => {
  const copied = serializerCompiler(route);
  const isExact = exactly(route.schema);
  return isExact ? (answer) => (isExact(answer) ? JSON.stringify(answer) : copied(answer)) : copied;
};
