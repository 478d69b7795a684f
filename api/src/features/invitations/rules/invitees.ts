import { Failure } from '#contract/errors.ts';
import type { NewInvitations } from '#contract/invitations/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type HeldMember, isOnTeam, type listProjectsOf } from '../queries/team.ts';
import type { HeldInvitation } from '../queries.ts';
import { isSameAddress } from './addressee.ts';
import { RESENT_TOO_OFTEN, tooMany } from './frequency.ts';
import { invitableRoles } from './rank.ts';

/** What is known of the addresses and projects that a list of invitees names. */
export interface Known {
  readonly open: ReadonlyMap<string, HeldInvitation>;
  readonly members: ReadonlyMap<string, HeldMember>;
  /** Whom rows mean, by id. */
  readonly meant: ReadonlyMap<string, HeldMember>;
  /** Who gets no more mail today. */
  readonly overmailed: ReadonlySet<string>;
  readonly projects: Awaited<ReturnType<typeof listProjectsOf>>;
}

type Invitee = NewInvitations['invitations'][number];

interface Problem {
  readonly rule: string;
  readonly field: 'email' | 'role' | 'project_id' | 'member_id';
  readonly message: string;
}

/** Throws 422 with every problem beside its row, under the rule of the first. */
export const checkInvitees = (context: Context, invitees: readonly Invitee[], known: Known): void => {
  const seen = new Set<string>();
  const problems = invitees.flatMap((invitee, at) => {
    const found = [
      problemOfAddress(context, invitee, known, seen) ?? problemOfPerson(invitee, known, seen),
      problemOfRole(context, invitee, known),
    ];
    seen.add(invitee.email);
    if (invitee.member_id) seen.add(invitee.member_id);
    return found.flatMap((problem) =>
      problem ? { ...problem, field: `invitations.${at}.${problem.field}` } : [],
    );
  });
  const [first] = problems;
  if (!first) return;
  const message =
    problems.length === 1
      ? `${first.message} Nobody was invited.`
      : `Nobody was invited: ${problems.length} things need changing first.`;
  throw new Failure('rule_broken', message, {
    rule: first.rule,
    fields: problems.map(({ field, message }) => ({ field, message })),
  });
};

const problemOfAddress = (
  { now, person }: Context,
  { email }: Invitee,
  { open, members, overmailed }: Known,
  seen: ReadonlySet<string>,
): Problem | null => {
  const broken = (rule: string, message: string): Problem => ({ rule, field: 'email', message });
  if (seen.has(email))
    return broken('invited-twice', `${email} stands on this list twice: take one line out.`);
  const member = members.get(email);
  if (member && isOnTeam(member))
    return broken('already-member', `${member.name} is on the team already: change their roles there.`);
  if (isSameAddress(person.email, email))
    return broken('self-promotion', 'Nobody invites themselves: ask somebody else who may.');
  const invitation = open.get(email);
  if (invitation && Date.parse(invitation.expires_at) > now.getTime())
    return broken(
      'already-invited',
      `${email} is invited already: send that invitation again, or withdraw it.`,
    );
  if (overmailed.has(email)) return broken(RESENT_TOO_OFTEN, tooMany(email));
  return null;
};

const problemOfPerson = (
  { email, member_id }: Invitee,
  { members, meant }: Known,
  seen: ReadonlySet<string>,
): Problem | null => {
  if (!member_id) return null;
  const person = meant.get(member_id);
  if (!person || person.archived_at || person.user_sub || person.status === 'invited')
    return {
      ...{ rule: 'member-known', field: 'member_id' },
      message: 'Choose somebody of the team who has no account and isn’t invited yet.',
    };
  if (seen.has(member_id))
    return { rule: 'invited-twice', field: 'member_id', message: `${person.name} is on this list twice.` };
  const other = members.get(email);
  if (!other || other.id === member_id) return null;
  return {
    ...{ rule: 'email-taken', field: 'email' },
    message: `${other.name} has the address ${email}: invite ${person.name} at another one.`,
  };
};

const problemOfRole = (
  context: Context,
  { role, project_id }: Invitee,
  { projects }: Known,
): Problem | null => {
  const broken = (rule: string, message: string): Problem => ({ rule, field: 'project_id', message });
  const project = project_id ? projects.get(project_id) : null;
  if (project === undefined) return broken('project-unknown', 'Choose a project of this organization.');
  if (project?.archived_at)
    return broken('project-archived', `${project.name} is archived: choose another project.`);
  const grantable = invitableRoles(context, project_id);
  if (grantable.includes(role)) return null;
  return {
    rule: 'above-own-rank',
    field: 'role',
    message: `You can invite people as ${grantable.at(-1) ?? 'nothing'} at most, not as ${role}.`,
  };
};
