import type { MyInvitation } from '#contract/invitations/shapes.ts';
import { isCallError } from '../../../platform/call-error.ts';

/** Why an invitation can't be accepted by the person who looks at it. */
export type Refusal =
  | 'incomplete'
  | 'missing'
  | 'used'
  | 'declined'
  | 'expired'
  | 'withdrawn'
  | 'another'
  | 'unverified'
  | 'already'
  | 'closed';

const BY_RULE: Readonly<Record<string, Refusal>> = {
  'invitation-used': 'used',
  'invitation-declined': 'declined',
  'invitation-expired': 'expired',
  'invitation-withdrawn': 'withdrawn',
  'invitation-for-another': 'another',
  'email-not-verified': 'unverified',
  'already-member': 'already',
  'project-archived': 'closed',
  'organization-archived': 'closed',
  'self-promotion': 'closed',
};

/** What a refused read or answer means, null for any other failure. */
export function refusalOf(error: unknown): Refusal | null {
  if (!isCallError(error)) return null;
  const known = error.rule === null ? undefined : BY_RULE[error.rule];
  if (known) return known;
  // An id that is none is as good as one that never was.
  return [400, 404, 422].includes(error.status) ? 'missing' : null;
}

/** What became of an invitation that is no longer open, null for one that is. */
export const refusalBy = (status: MyInvitation['status']): Refusal | null => {
  if (status === 'pending') return null;
  return status === 'accepted' ? 'used' : status;
};

/** What the server says of it beyond the page's own words. */
export const sentenceOf = (error: unknown, refusal: Refusal | null): string | null =>
  isCallError(error) && (refusal === 'another' || refusal === 'unverified' || refusal === 'closed')
    ? error.message
    : null;
