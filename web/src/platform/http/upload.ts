import { FetchError } from 'ofetch';
import type { Endpoint } from '#contract/endpoint.ts';
import { addressOf, idToken } from '../call.ts';
import type { AnyInput, CallAnswer } from '../call-input.ts';
import { refusal } from './refusal.ts';
import { headersOf } from './request-headers.ts';

type Sent = Pick<AnyInput, 'params' | 'organization' | 'key' | 'signal'> & { readonly file: File };

/**
 * Sends a file and tells how much of it is gone, 0 to 1, which `fetch` can't. Errors: like those of `call`; an abort by `signal`
 * passes as it is.
 */
export async function upload<E extends Endpoint>(
  endpoint: E,
  given: Sent,
  onProgress: (share: number) => void,
): Promise<CallAnswer<E>> {
  try {
    return JSON.parse(await send(endpoint, given, await idToken(), onProgress));
  } catch (error) {
    throw refusal(error);
  }
}

const send = (endpoint: Endpoint, given: Sent, token: string, onProgress: (share: number) => void) =>
  new Promise<string>((resolve, reject) => {
    const { file, signal } = given;
    const headers = headersOf(endpoint, token, given);
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint, given));
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status < 300 ? resolve(request.responseText) : reject(refusedBy(request, headers));
    request.onerror = () => reject(new FetchError('Failed to fetch'));
    request.onabort = () =>
      reject(new FetchError('Aborted', { cause: new DOMException('Aborted', 'AbortError') }));
    if (signal?.aborted) return reject(new FetchError('Aborted', { cause: signal.reason }));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    const form = new FormData();
    form.append(endpoint.file?.part ?? 'file', file);
    request.send(form);
  });

const refusedBy = ({ status, responseText }: XMLHttpRequest, headers: Headers): FetchError =>
  Object.assign(new FetchError(`The server answered ${status}.`), {
    ...{ status, options: { headers } },
    data: responseText.startsWith('{') ? JSON.parse(responseText) : undefined,
  });
