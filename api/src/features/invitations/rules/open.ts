import { brokenRule } from '#contract/errors.ts';
import type { HeldInvitation } from '../queries.ts';

const ANSWERED = {
  accepted: 'has accepted this invitation',
  declined: 'has declined this invitation',
  withdrawn: "isn't waited for any more: this invitation was withdrawn",
  expired: 'has a newer invitation',
} as const;

/** Throws 422 for an invitation that came to an end; one that has merely expired is still open. */
export const requireOpen = ({ outcome, name }: HeldInvitation): void => {
  if (outcome)
    throw brokenRule('invitation-answered', '', `${name} ${ANSWERED[outcome]}. Nothing was changed.`);
};

const USED = {
  accepted: ['invitation-used', 'You have accepted this invitation already: you are on the team.'],
  declined: ['invitation-used', 'You have declined this invitation: ask whoever invited you for a new one.'],
  withdrawn: [
    'invitation-withdrawn',
    'This invitation was withdrawn: ask whoever invited you for a new one.',
  ],
  expired: ['invitation-expired', 'This invitation has expired: ask whoever invited you to send it again.'],
} as const;

/** Throws 422 for an invitation that can't be answered any more. */
export const requirePending = ({ outcome, expires_at }: HeldInvitation, now: Date): void => {
  const ended = outcome ?? (Date.parse(expires_at) <= now.getTime() ? 'expired' : null);
  if (ended) throw brokenRule(USED[ended][0], '', USED[ended][1]);
};
