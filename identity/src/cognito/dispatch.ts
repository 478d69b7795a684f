import { z } from 'zod';
import { type Exchange, type Headers, readBody, replyJson } from '../endpoints/exchange.ts';
import type { Logger } from '../options.ts';
import { isUnstorable } from '../storage/unstorable.ts';
import { CognitoFailure } from './failure.ts';

/** One call: takes the parsed body, answers the result, throws a CognitoFailure. */
export type Call = (input: unknown) => Promise<object>;

const AMZ_JSON = { 'Content-Type': 'application/x-amz-json-1.1' };

/** `POST /` as the AWS clients send it: the header `X-Amz-Target` names service and call, the body is JSON. */
export function dispatch(calls: Record<string, Call>, logger: Logger) {
  return async (exchange: Exchange, headers: Headers): Promise<void> => {
    const target = String(exchange.req.headers['x-amz-target'] ?? '');
    const answerHeaders = { ...headers, ...AMZ_JSON, 'Access-Control-Expose-Headers': 'x-amzn-errortype' };
    try {
      const call = Object.hasOwn(calls, target) ? calls[target] : undefined;
      if (!call) throw new CognitoFailure('UnknownOperationException', `There is no call named ${target}.`);
      replyJson(exchange, 200, await call(parse(await readBody(exchange))), answerHeaders);
    } catch (error) {
      const failure = asFailure(error);
      if (failure.type === 'InternalErrorException')
        logger.error({ err: error, target }, 'identity: call failed');
      const status = failure.type === 'InternalErrorException' ? 500 : 400;
      const body = { __type: failure.type, message: failure.message };
      replyJson(exchange, status, body, { ...answerHeaders, 'x-amzn-errortype': failure.type });
    }
  };
}

function parse(body: string | undefined): unknown {
  try {
    return JSON.parse(body ?? '');
  } catch {
    throw new CognitoFailure('SerializationException', 'The body is not JSON.');
  }
}

function asFailure(error: unknown): CognitoFailure {
  if (error instanceof CognitoFailure) return error;
  if (error instanceof z.ZodError) {
    const [issue] = error.issues;
    return new CognitoFailure('InvalidParameterException', `${issue?.path.join('.')}: ${issue?.message}`);
  }
  if (isUnstorable(error))
    return new CognitoFailure('InvalidParameterException', 'A text holds a sign that none can have.');
  return new CognitoFailure('InternalErrorException', 'The identity provider could not answer.');
}
