import type { NewGrant } from '#contract/access/grants.ts';
import { ROOT } from '#contract/access/permission.ts';
import { brokenRule } from '#contract/errors.ts';
import type { RootContext } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { listUsersByAddress } from '../queries/root-grants.ts';
import { requireAhead } from '../rules/expiry.ts';
import { requireGrantable } from '../rules/rank.ts';
import { clearRootWay } from '../writing/clear-root-way.ts';
import { lockRootRoles } from '../writing/lock-root.ts';
import { NO_TENURE, tenureOf } from '../writing/record-grant.ts';
import { recordRootGrant } from '../writing/record-root-grant.ts';

/** A role for whoever signs in with that address. */
interface NewRootGrant extends NewGrant {
  readonly email: string;
}

/**
 * Grants a role over every organization and returns its id. Throws 422 `unknown-person`, `several-people`, `self-promotion`,
 * `above-own-rank`, `expiry-in-the-past`, `grant-exists`.
 */
export const grantRootRole = async (context: RootContext, input: NewRootGrant): Promise<string> => {
  await lockRootRoles(context);
  const user = await requireUser(context, input.email);
  requireGrantable(context.person, { subject: user.sub, domain: ROOT }, input.role);
  const grant = {
    subject: user.sub,
    role: input.role,
    reason: input.reason || null,
    expires_at: requireAhead(context.now, input.expires_at),
  };
  await clearRootWay(context, grant.subject, grant.role);
  const { id } = await context.db
    .insertInto('root_grants')
    .values(grant)
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordRootGrant(context, {
    ...{ type: 'grant.created', id, person: user, reason: grant.reason },
    changes: changesBetween(NO_TENURE, tenureOf(grant)),
  });
  return id;
};

const requireUser = async (context: RootContext, email: string) => {
  const [user, another] = await listUsersByAddress(context, email);
  if (!user)
    throw brokenRule(
      'unknown-person',
      'email',
      'Nobody with this address has signed in yet and confirmed it: ask them to, then try again.',
    );
  if (another)
    throw brokenRule(
      'several-people',
      'email',
      'More than one account has this address: have one of them deleted first.',
    );
  return user;
};
