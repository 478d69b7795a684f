import type { RootGrant } from '#contract/root-grants/endpoints.ts';
import type { RootContext } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';

interface RootGrantEvent {
  readonly type: 'grant.created' | 'grant.changed' | 'grant.revoked';
  readonly id: string;
  readonly person: Pick<RootGrant['person'], 'name' | 'email'>;
  readonly changes: Changes;
  readonly reason: string | null;
}

/** Tells of a role over every organization. It names the person, whom no row of a team stands for. */
export const recordRootGrant = (
  { recordAtRoot }: RootContext,
  { type, id, person: { name, email }, changes, reason }: RootGrantEvent,
) => recordAtRoot({ type, subject: { type: 'root-grant', id }, changes, data: { name, email, reason } });
