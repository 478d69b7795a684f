import { permissionsOf } from '#contract/access/can.ts';
import { projectDomain } from '#contract/access/permission.ts';
import { MODEL, type Rule } from '#contract/access/policy.ts';
import { mentionsIn } from '#contract/comments/mentions.ts';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { isOneOf, listOnlookers, type Onlooker } from '../queries/onlookers.ts';

/** Whether the policy lets somebody who sees a project read its feed, too. */
export const mayRead =
  (rules: readonly Rule[], organization: string, project: string) =>
  ({ sub, grants }: Onlooker): boolean =>
    permissionsOf({
      sub,
      data: { g: grants.map(({ role, domain }) => ['g', sub, role, domain]), p: [...rules], m: MODEL },
    }).can('read', `/projects/${project}/activity`, projectDomain(organization, project));

/**
 * The people that a body mentions. Throws 422 `mention-sees-project` where one of them may not see the project, in the same
 * words as of somebody who isn't there at all. Whoever was mentioned before may stay, whatever has become of them.
 */
export const requireOnlookers = async (
  context: Context,
  rules: readonly Rule[],
  project: string,
  { body, before }: { readonly body: string; readonly before: readonly string[] },
): Promise<string[]> => {
  const mentioned = mentionsIn(body);
  const added = mentioned.filter((id) => !before.includes(id));
  if (added.length === 0) return mentioned;
  const found = await listOnlookers(context, project, [isOneOf(added)], added.length);
  if (found.filter(mayRead(rules, context.organization, project)).length < added.length)
    throw brokenRule(
      'mention-sees-project',
      'body',
      'Somebody mentioned here may not see this project: take them out, or ask for a role on it for them.',
    );
  return mentioned;
};
