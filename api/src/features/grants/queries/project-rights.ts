import { askOf } from '#contract/access/ask.ts';
import { permissionsOf } from '#contract/access/can.ts';
import { explain, ruleText } from '#contract/access/explain.ts';
import { organizationDomain, projectDomain, ROOT } from '#contract/access/permission.ts';
import { type Grant, MODEL, type Rule } from '#contract/access/policy.ts';
import { ROLES, type Role } from '#contract/access/roles.ts';
import {
  type CountingRole,
  PROJECT_RIGHT_NAMES,
  PROJECT_RIGHTS,
  type ProjectRight,
} from '#contract/project-roles/rights.ts';
import type { Context } from '../../../platform/context.ts';
import { presentPerson, requireProjectPerson } from './project-people.ts';

/** What somebody may do in a project by the policy's rules and the roles that count there, and which of them decide. Throws 404. */
export const explainRights = async (
  context: Context,
  rules: readonly Rule[],
  project: string,
  member: string,
) => {
  const person = await requireProjectPerson(context, project, member);
  const sees =
    person.is_owner ||
    person.is_sponsor ||
    person.because.some(({ place, role }) => place !== 'organization' || role !== 'member');
  const domainOf = {
    root: ROOT,
    organization: organizationDomain(context.organization),
    project: projectDomain(context.organization, project),
  };
  const g = person.because.map(({ place, role }): Grant => ['g', 'subject', role, domainOf[place]]);
  const decide = (right: ProjectRight['right']): ProjectRight =>
    sees ? explainRight(context, rules, g, project, right, person.role) : unseen(right, person.because);
  return { ...presentPerson(person), rights: PROJECT_RIGHT_NAMES.map(decide) };
};

const explainRight = (
  { organization }: Context,
  rules: readonly Rule[],
  g: Grant[],
  project: string,
  right: ProjectRight['right'],
  held: Role | null,
): ProjectRight => {
  const question = askOf(PROJECT_RIGHTS[right].access, organization, { project_id: project });
  if (!question) throw new Error(`Nothing is asked for ${right}.`);
  const policy = { sub: 'subject', data: { g, p: [...rules], m: MODEL } };
  const { allowed, message, least } = explain(policy, rules, question, 'of-them');
  const decisive = permissionsOf(policy).decide(question.action, question.object, question.domain).rules;
  return {
    ...{ right, allowed },
    message: decisive.length > 0 ? message : missing(least, held),
    rules: [...new Set(decisive.map(ruleText))],
    roles: ROLES.filter((role) => decisive.some(([, of]) => of === role)),
  };
};

/** No rule speaks of it: which role it would take. */
const missing = (least: Role | null, held: Role | null): string =>
  least
    ? `It takes at least ${least}; the highest role that counts here is ${held ?? 'none'}.`
    : 'No rule allows it to any role.';

/** Whatever the rules say, a member sees no project that they aren't on, and what isn't seen can't be asked for. */
const unseen = (right: ProjectRight['right'], because: readonly CountingRole[]): ProjectRight => ({
  right,
  allowed: false,
  message: because.length > 0 ? 'A member sees only the projects that they are on.' : 'No role is held here.',
  rules: [],
  roles: [],
});
