import type { FastifySchemaCompiler } from 'fastify';
import { z } from 'zod';
import type { $ZodIssue, $ZodType } from 'zod/v4/core';
import type { Endpoint } from '#contract/endpoint.ts';
import { Failure, type FieldProblem, notFound } from '#contract/errors.ts';
import { closed } from './closed.ts';

/** Beside a field that the endpoint doesn't know. */
export const UNKNOWN_FIELD = "This field can't be set here.";

type Read = { readonly value: unknown } | { readonly error: Failure };

/** Reads one part of a request by its shape: what it is, or a failure that names every field that has to change. */
export const read = (shape: $ZodType, given: unknown): Read => {
  const result = z.safeParse(shape, given, {
    error: ({ code }) => (code === 'unrecognized_keys' ? UNKNOWN_FIELD : undefined),
  });
  if (result.success) return { value: result.data };
  const fields = problemsOf(result.error.issues);
  return { error: new Failure('invalid_input', 'Some of what you sent needs changing.', { fields }) };
};

const NOTHING = z.object({});

/**
 * Reads what a request says beside its address: the parts of a form where the endpoint takes a file, else the body, which
 * Fastify has read already where the endpoint takes one. Throws 422 for anything that it doesn't take.
 */
export const readBody = ({ body: shape, file }: Endpoint, given: unknown): unknown => {
  if (shape && !file) return given;
  const result = read(closed(shape ?? NOTHING), given ?? {});
  if ('error' in result) throw result.error;
  return shape ? result.value : undefined;
};

/** How Fastify reads the parts of a request; an address with wrong parameters leads nowhere. */
export const reader: FastifySchemaCompiler<$ZodType> = ({ schema, httpPart }) => {
  // Whoever sends no body says nothing of it.
  if (httpPart === 'body') return (given) => read(schema, given ?? {});
  if (httpPart !== 'params') return (given) => read(schema, given);
  return (given) => {
    const result = read(schema, given);
    return 'error' in result ? { error: notFound('page') } : result;
  };
};

const problemsOf = (issues: readonly $ZodIssue[], within: readonly PropertyKey[] = []): FieldProblem[] =>
  issues.flatMap((issue) => {
    const path = [...within, ...issue.path];
    const { message } = issue;
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: [...path, key].join('.'), message }));
    const problem = { field: path.join('.'), message };
    return issue.code === 'invalid_union' ? ofUnion(issue.errors, path, problem) : [problem];
  });

/** Of alternatives: the first that all but unknown fields fit, else what is unknown to every one. */
const ofUnion = (
  alternatives: readonly $ZodIssue[][],
  path: readonly PropertyKey[],
  problem: FieldProblem,
): FieldProblem[] => {
  const fitting = alternatives.find((issues) => issues.every(isUnknownField));
  if (fitting) return problemsOf(fitting, path);
  const [first = [], ...others] = alternatives.map((issues) =>
    problemsOf(issues.filter(isUnknownField), path),
  );
  const unknown = first.filter(({ field }) =>
    others.every((one) => one.some((other) => other.field === field)),
  );
  return [problem, ...unknown];
};

const isUnknownField = ({ code }: $ZodIssue): boolean => code === 'unrecognized_keys';
