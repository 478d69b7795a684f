import { grantableRoles } from '#contract/access/grants.ts';
import { brokenRule, Failure } from '#contract/errors.ts';
import type { Handover } from '#contract/members/offboarding.ts';
import type { Context } from '../../../platform/context.ts';
import type { listGrantsOf } from '../../grants/queries.ts';
import { APPROVALS, type Leaver, listHandovers } from '../queries/handovers.ts';

type HeldGrants = Awaited<ReturnType<typeof listGrantsOf>>;

/** Throws 422 `above-own-rank` where somebody holds a role that the caller couldn't give. */
export const requireRank = ({ person }: Context, name: string, grants: HeldGrants): void => {
  const above = grants.find(
    ({ role, domain, expired }) => !expired && !grantableRoles(person.permissions, domain).includes(role),
  );
  if (above)
    throw brokenRule('above-own-rank', '', `${name} ranks above you: ask somebody of their rank to do it.`);
};

const WORDS: Readonly<Record<Handover['kind'], readonly [one: string, several: string]>> = {
  approvals: ['entry of time waits for their approval', 'entries of time wait for their approval'],
  leave_approvals: ['request of leave waits for their word', 'requests of leave wait for their word'],
  reports: ['person answers to them', 'people answer to them'],
  projects: ['project is theirs', 'projects are theirs'],
  clients: ['client is theirs', 'clients are theirs'],
  account_plans: ['account plan is theirs', 'account plans are theirs'],
  dealsheets: ['deal is theirs', 'deals are theirs'],
  plan_parts: ['part of a plan is theirs', 'parts of plans are theirs'],
  project_sponsorships: ['project has them as its sponsor', 'projects have them as their sponsor'],
  plan_sponsorships: ['account plan has them as its sponsor', 'account plans have them as their sponsor'],
  shifts: ['shift is planned for them', 'shifts are planned for them'],
  follow_ups: ['follow-up is theirs', 'follow-ups are theirs'],
  dotted_lines: ['dotted line leads to them', 'dotted lines lead to them'],
};

type Left = Pick<Handover, 'kind' | 'count'>;

const inWords = ({ kind, count }: Left): string => `${count} ${WORDS[kind][count === 1 ? 0 : 1]}`;

/** Throws 422 `open-approvals` while something waits for somebody's word. */
export const requireNoApprovals = async (context: Pick<Context, 'db'>, leaver: Leaver): Promise<void> => {
  const [first, ...rest] = await listHandovers(context, leaver, APPROVALS);
  if (!first) return;
  const what = [first, ...rest].map(inWords).join(', ');
  throw new Failure(
    'rule_broken',
    `${what}: decide on them, or hand over the people and projects that they come from.`,
    {
      rule: 'open-approvals',
      fields: [first, ...rest].map((left) => ({
        field: `successors.${left.kind}`,
        message: `${inWords(left)}.`,
      })),
    },
  );
};

/** Throws 422 `open-handovers` while something that needs somebody has nobody who takes it over. */
export const requireHandedOver = async (context: Pick<Context, 'db'>, leaver: Leaver): Promise<void> => {
  const left = (await listHandovers(context, leaver)).filter(({ blocks }) => blocks);
  if (left.length === 0) return;
  throw new Failure('rule_broken', `${left.map(inWords).join(', ')}: say who takes over.`, {
    rule: 'open-handovers',
    fields: left.map((one) => ({
      field: `successors.${one.kind}`,
      message: `${inWords(one)}: say who takes over.`,
    })),
  });
};
