import { outageOf, SessionError, unreachable } from '../session-error.ts';
import { PATIENCE } from './provider-endpoints.ts';
import { readAnswer } from './read-answer.ts';

interface Failure {
  readonly code?: string | number;
  readonly __type?: string;
  readonly message?: string;
  readonly Message?: string;
}

/**
 * One unsigned call to a user or identity pool, `target` as in `AWSCognitoIdentityService.GetId`. The answer is believed.
 * Errors: SessionError under the service's own name, NetworkError.
 */
export async function operate<Answer>(
  endpoint: string,
  target: string,
  input: object,
  init?: Pick<RequestInit, 'keepalive' | 'signal'>,
): Promise<Answer> {
  const answer = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-amz-json-1.1', 'X-Amz-Target': target },
    body: JSON.stringify(input),
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
    ...init,
  }).catch(unreachable);
  const text = await answer.text().catch(unreachable);
  if (answer.ok) return JSON.parse(text || '{}');
  const { code, __type, message, Message } = readAnswer<Failure>(text);
  const named =
    answer.headers.get('x-amzn-errortype') ?? code ?? __type ?? outageOf(answer.status) ?? 'UnknownError';
  throw new SessionError(nameIn(String(named)), message ?? Message ?? 'Unknown error');
}

/** `com.amazonaws#NotAuthorizedException:http://…` → `NotAuthorizedException`. */
const nameIn = (text: string): string => text.replace(/[,:].*$/s, '').replace(/^.*#/s, '');
