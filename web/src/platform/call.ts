import { FetchError, ofetch } from 'ofetch';
import { type Endpoint, fill, isIdempotent } from '#contract/endpoint.ts';
import { CallError } from './call-error.ts';
import type { AnyInput, CallAnswer, CallArguments } from './call-input.ts';
import { config } from './config.ts';
import { firstReads } from './http/first-reads.ts';
import { endSession, refusal } from './http/refusal.ts';
import { headersOf } from './http/request-headers.ts';
import { searchOf } from './http/search-of.ts';
import { session } from './session/current-session.ts';

const RETRIED = [408, 409, 425, 429, 500, 502, 503, 504];

const request = ofetch.create({}, { fetch: (input, init) => firstReads(input, init) });

/**
 * Asks the API. The answer is typed by the endpoint, not parsed. Errors: CallError for every failure (see its codes);
 * an abort by `signal` passes as it is.
 */
export const call = <E extends Endpoint>(endpoint: E, ...[input]: CallArguments<E>): Promise<CallAnswer<E>> =>
  send(endpoint, input ?? {});

/** `call` for callers that put the input together themselves. */
export async function send<E extends Endpoint>(endpoint: E, given: AnyInput): Promise<CallAnswer<E>> {
  try {
    const headers = headersOf(endpoint, await idToken(), given);
    return await request<CallAnswer<E>, 'json'>(addressOf(endpoint, given), {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, given),
      signal: signalOf(given),
      // Idempotent requests 0 times, others once; the same Idempotency-Key makes the second one safe.
      retry: isIdempotent(endpoint) ? 1 : 0,
      retryDelay: 300,
      retryStatusCodes: RETRIED,
    });
  } catch (error) {
    throw refusal(error);
  }
}

/** Asks for a file: its bytes, and the name that the server gave it. Errors: like those of `call`. */
export async function fetchFile(
  endpoint: Endpoint,
  given: AnyInput = {},
): Promise<{ name: string; bytes: Blob }> {
  try {
    const headers = headersOf(endpoint, await idToken(), given);
    const { method } = endpoint;
    // Byte for byte: text such as CSV would lose its byte-order mark.
    const file = { method, headers, retry: 0, responseType: 'blob' } as const;
    const answer = await request.raw<Blob, 'blob'>(addressOf(endpoint, given), file);
    const [, name = 'download'] =
      /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '') ?? [];
    const { _data: bytes } = answer;
    if (!bytes) throw new CallError('no_file', answer.status, 'The server sent no file.');
    return { name, bytes };
  } catch (error) {
    throw refusal(await withReadBody(error));
  }
}

/** A refusal where a file was asked for: its body came as bytes. */
async function withReadBody(error: unknown): Promise<unknown> {
  if (!(error instanceof FetchError) || !(error.data instanceof Blob) || !error.response) return error;
  const text = await error.data.text();
  error.response._data = text.startsWith('{') ? JSON.parse(text) : undefined;
  return error;
}

/** Absolute address of a call, query included; lists repeat their name. */
export function addressOf({ path }: Endpoint, { params = {}, query = {} }: AnyInput): string {
  return `${config().apiUrl}${fill(path, params)}${searchOf(query)}`;
}

/** The token of whoever is signed in. Ends the session and throws where there is none. */
export async function idToken(): Promise<string> {
  const tokens = await session().tokens();
  if (tokens?.idToken) return tokens.idToken;
  endSession();
  throw new CallError('invalid_token', 401, 'Invalid token');
}

function bodyOf({ file: part }: Endpoint, { body, file }: AnyInput): FormData | string | undefined {
  if (!part) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  // What is said stands before the file: the server reads a form in its order.
  for (const [name, value] of Object.entries(Object(body))) form.append(name, String(value));
  if (file) form.append(part.part ?? 'file', file);
  return form;
}

function signalOf({ signal, timeout }: AnyInput): AbortSignal | undefined {
  if (timeout === undefined) return signal;
  return AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]);
}
