import type { GrantChanges } from '#contract/access/grants.ts';
import type { Role } from '#contract/access/roles.ts';
import { brokenRule } from '#contract/errors.ts';

/** The instant as the database writes it. Throws 422 unless it lies ahead; null never expires. */
export const requireAhead = (now: Date, expires_at: string | null): string | null => {
  if (expires_at === null) return null;
  const end = new Date(expires_at);
  if (end <= now)
    throw brokenRule('expiry-in-the-past', 'expires_at', 'Choose a moment that lies ahead, or none.');
  return end.toISOString();
};

interface Tenure {
  readonly role: Role;
  readonly reason: string | null;
  readonly expires_at: string | null;
}

/** A role after a change. A new role or end has to lie ahead; the reason of one that has expired may still be written. */
export const changedTenure = (before: Tenure, input: GrantChanges, now: Date): Tenure => {
  const role = input.role ?? before.role;
  const end = input.expires_at === undefined ? before.expires_at : input.expires_at;
  const moved = role !== before.role || end !== before.expires_at;
  return {
    role,
    reason: input.reason === undefined ? before.reason : input.reason || null,
    expires_at: moved ? requireAhead(now, end) : end,
  };
};
