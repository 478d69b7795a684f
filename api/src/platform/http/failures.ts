import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { brokenRule, Failure, type FailureBody } from '#contract/errors.ts';

/** An error that nobody foresaw, and the method and route that it happened in. */
export interface Defect {
  readonly error: Error;
  readonly where: string;
  readonly requestId: string;
}

/**
 * The one place where errors become HTTP: failures as they say, anything else a 500 whose cause stays in the log and is told
 * to `onDefect`.
 */
export const answerFailures = (app: FastifyInstance, onDefect: (defect: Defect) => void): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = toFailure(error, request);
    if (failure.code === 'defect') onDefect({ error, where: whereOf(request), requestId: request.id });
    return send(failure, request, reply);
  });
  app.setNotFoundHandler((request, reply) =>
    send(new Failure('not_found', 'This address leads nowhere.'), request, reply),
  );
};

const whereOf = ({ method, routeOptions: { url } }: FastifyRequest): string =>
  `${method} ${url ?? ''}`.trim();

const send = (failure: Failure, request: FastifyRequest, reply: FastifyReply) => {
  const { code, message, rule, fields, why, status } = failure;
  const body: FailureBody = { code, message, rule, fields: [...fields], why, request_id: request.id };
  if (code === 'unauthorized') reply.header('www-authenticate', 'Bearer');
  return reply
    .status(status)
    .header('cache-control', 'no-store')
    .type('application/json')
    .send(JSON.stringify(body));
};

const toFailure = (error: FastifyError, request: FastifyRequest): Failure => {
  if (error instanceof Failure) return error;
  const known = fromDatabase(error) ?? fromFastify(error);
  if (known) return known;
  request.log.error({ err: error }, 'defect');
  return new Failure(
    'defect',
    'Something went wrong on our side. Try again, and tell support the request id if it stays.',
  );
};

const fromFastify = ({ statusCode, code }: FastifyError): Failure | null => {
  if (statusCode === 413) return new Failure('too_large', 'That is too large to send at once.');
  if (statusCode === 415)
    return new Failure('unsupported_file', 'Send JSON, or a file as multipart/form-data.');
  if (statusCode === 429)
    return new Failure('too_many_requests', 'Too many requests: wait a minute and try again.');
  if (statusCode === 503) return new Failure('unavailable', 'Muster is busy: try again in a moment.');
  if (statusCode === 400) return new Failure('bad_request', `The request can't be read (${code}).`);
  return null;
};

interface DatabaseError {
  code?: string;
  constraint?: string;
  detail?: string;
  /** Where in the server it was raised; what a function of ours raises says so. */
  routine?: string;
}

/**
 * Races that a command's own checks can't see end in a constraint, whose name ends in the column concerned; what a trigger refuses
 * has the rule's name and sentence.
 */
const fromDatabase = (error: DatabaseError & { readonly message: string }): Failure | null => {
  const { code, constraint = '', detail = '', routine, message } = error;
  if (code === '23514' && constraint && routine === 'exec_stmt_raise')
    return brokenRule(constraint.replaceAll('_', '-'), '', message);
  const column = /_org_id_(.+)_(?:f?key)$/.exec(constraint)?.[1] ?? '';
  if (code === '23505') return brokenRule('unique', column, 'This is already taken: choose another.');
  if (code === '23503')
    return brokenRule('reference', column, "This doesn't exist, or something still uses it.");
  // Half of a sign, such as one that a program cut in two, is met where JSON is read.
  const isHalf = code === '22P02' && detail.includes('surrogate');
  if (code === '22021' || code === '22P05' || isHalf)
    return new Failure('bad_request', 'There is a sign in what you sent that no text can hold: take it out.');
  if (constraint === 'idempotency_keys_key_check')
    return new Failure('bad_request', 'Use an Idempotency-Key of at most 200 characters.');
  if (code === '57014')
    return new Failure('unavailable', 'That took too long: narrow it down and try again.');
  return null;
};
