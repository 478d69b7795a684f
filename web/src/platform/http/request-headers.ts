import { type Endpoint, isAskedAsOneself, isIdempotent } from '#contract/endpoint.ts';
import { VIEW_HEADER } from '#contract/views/endpoints.ts';
import type { AnyInput } from '../call-input.ts';
import { tabOrganization } from '../session/tab-organization.ts';
import { tabView } from '../session/tab-view.ts';

/** True for what belongs to the person whatever organization they work in. */
export const isPersonal = (path: string): boolean => path.startsWith('/users/me');

/** What is sent beside a call: who, where, as whom, once, and what was seen. */
export function headersOf(
  endpoint: Endpoint,
  token: string,
  { organization, version, key }: AnyInput,
): Headers {
  const headers = new Headers({ Authorization: `Bearer ${token}` });
  const isOwn = isAskedAsOneself(endpoint);
  const view = isOwn ? null : tabView();
  const personal = isOwn || isPersonal(endpoint.path) ? null : (organization ?? tabOrganization());
  const asked = personal ?? view?.organization;
  if (asked) headers.set('Organization-Id', asked);
  if (view) headers.set(VIEW_HEADER, view.id);
  if (isIdempotent(endpoint)) headers.set('Idempotency-Key', key ?? crypto.randomUUID());
  if (version !== undefined) headers.set('If-Match', `"${version}"`);
  return headers;
}
