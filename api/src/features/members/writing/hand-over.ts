import { type RawBuilder, sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { HandoverKind } from '#contract/members/offboarding.ts';
import type { Context } from '../../../platform/context.ts';
import type { NewEvent } from '../../../platform/events.ts';
import { TRANSFERABLE } from '../queries/handovers.ts';
import { handOverParts } from './hand-over-parts.ts';

/** Somebody whose work goes to others. */
interface Giver {
  readonly id: string;
  readonly name: string;
  readonly manager_id: string | null;
}

/** From whom to whom. */
export interface Passing {
  readonly from: Giver;
  readonly to: { readonly id: string; readonly name: string };
}

/**
 * Hands over what somebody has by kind, each thing with its event. Throws 422 `not-transferable`, `successor-known`, `successor-cycle`, each
 * beside its kind. Lines are held.
 */
export const handOver = async (
  context: Context,
  from: Giver,
  successors: Partial<Record<HandoverKind, string>>,
): Promise<void> => {
  for (const kind of Object.keys(successors))
    if (!TRANSFERABLE.some((one) => one === kind))
      throw brokenRule(
        'not-transferable',
        `successors.${kind}`,
        'This goes to nobody by itself: see to it where it stands.',
      );
  for (const kind of TRANSFERABLE) {
    const id = successors[kind];
    if (id) await PASS[kind](context, { from, to: await requireSuccessor(context, from, id, kind) });
  }
};

const requireSuccessor = async (
  { db, organization }: Context,
  { id: leaver, name }: Giver,
  id: string,
  kind: HandoverKind,
) => {
  const found = await db
    .selectFrom('members')
    .select(['id', 'name'])
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .where('status', '<>', 'invited')
    .executeTakeFirst();
  if (!found || id === leaver)
    throw brokenRule(
      'successor-known',
      `successors.${kind}`,
      `Choose somebody of the team who takes over from ${name}.`,
    );
  return found;
};

type Pass = (context: Context, passing: Passing) => Promise<void>;

const passReports: Pass = async (context, { from, to }) => {
  const { db, organization } = context;
  await requireNoCircle(context, { from, to });
  const { rows } = await sql<{ id: string; manager_id: string | null }>`
    update members set manager_id = case when id = ${to.id}::uuid then ${from.manager_id}::uuid else ${to.id}::uuid end
    where org_id = ${organization}::uuid and manager_id = ${from.id}::uuid and archived_at is null
    returning id, manager_id`.execute(db);
  await context.record(
    ...rows.map(
      ({ id, manager_id }): NewEvent => ({
        type: 'member.changed',
        subject: { type: 'member', id },
        changes: { manager_id: [from.id, manager_id] },
      }),
    ),
  );
};

/** Whoever answers to one of those who are handed over would stand above themselves. */
const requireNoCircle = async ({ db, organization }: Context, { from, to }: Passing): Promise<void> => {
  const { rows } = await sql<{ found: boolean }>`
    with recursive above (id, manager_id) as (
      select m.id, m.manager_id from members m where m.org_id = ${organization}::uuid and m.id = ${to.id}::uuid
      union
      select m.id, m.manager_id from members m join above a on m.org_id = ${organization}::uuid and m.id = a.manager_id)
    select exists (select from above where manager_id = ${from.id}::uuid and id <> ${to.id}::uuid) as found`.execute(
    db,
  );
  if (rows[0]?.found)
    throw brokenRule(
      'successor-cycle',
      'successors.reports',
      `${to.name} answers to somebody who answers to ${from.name}: choose somebody else, or change that line first.`,
    );
};

interface Owned {
  readonly table: 'projects' | 'clients' | 'account_plans' | 'dealsheets';
  /** The column of whoever it is; its owner unless told. */
  readonly column?: 'owner_id' | 'sponsor_id';
  readonly open: RawBuilder<boolean>;
  readonly event: (id: string, passing: Passing) => NewEvent;
}

const ids = ({ from, to }: Passing) => [from.id, to.id] as const;
const names = ({ from, to }: Passing) => [from.name, to.name] as const;
const projectChanged = (project: string, changes: NewEvent['changes']): NewEvent => ({
  ...{ type: 'project.updated', subject: { type: 'project', id: project }, project, changes },
});
const planChanged = (id: string, changes: NewEvent['changes']): NewEvent => ({
  ...{ type: 'account-plan.changed', subject: { type: 'account-plan', id }, changes },
});

const OPEN_PROJECTS = sql<boolean>`status not in ('completed', 'cancelled', 'archived')`;
const OPEN_PLANS = sql<boolean>`status <> 'closed'`;

const passOwned =
  ({ table, column = 'owner_id', open, event }: Owned): Pass =>
  async ({ db, organization, record }, passing) => {
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set ${sql.ref(column)} = ${passing.to.id}::uuid
      where org_id = ${organization}::uuid and ${sql.ref(column)} = ${passing.from.id}::uuid and archived_at is null and ${open}
      returning id`.execute(db);
    await record(...rows.map(({ id }) => event(id, passing)));
  };

const PASS: Readonly<Record<(typeof TRANSFERABLE)[number], Pass>> = {
  reports: passReports,
  projects: passOwned({
    table: 'projects',
    open: OPEN_PROJECTS,
    event: (id, passing) => projectChanged(id, { owner_id: ids(passing) }),
  }),
  clients: passOwned({
    table: 'clients',
    open: sql`true`,
    event: (id, passing) => ({
      ...{ type: 'client.updated', subject: { type: 'client', id }, changes: { owner_id: ids(passing) } },
    }),
  }),
  account_plans: passOwned({
    table: 'account_plans',
    open: OPEN_PLANS,
    event: (id, passing) => planChanged(id, { owner: names(passing) }),
  }),
  dealsheets: passOwned({
    table: 'dealsheets',
    open: sql`status in ('draft', 'submitted', 'changes_requested', 'approved', 'sent')`,
    event: (id, passing) => ({
      ...{
        type: 'dealsheet.changed',
        subject: { type: 'dealsheet', id },
        changes: { owner: names(passing) },
      },
    }),
  }),
  plan_parts: handOverParts,
  project_sponsorships: passOwned({
    ...{ table: 'projects', column: 'sponsor_id', open: OPEN_PROJECTS },
    event: (id, passing) => projectChanged(id, { sponsor_id: ids(passing) }),
  }),
  plan_sponsorships: passOwned({
    ...{ table: 'account_plans', column: 'sponsor_id', open: OPEN_PLANS },
    event: (id, passing) => planChanged(id, { sponsor: names(passing) }),
  }),
};
