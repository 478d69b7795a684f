import { type RawBuilder, sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import type { APPROVAL_STEPS } from '#contract/activity/approval-shapes.ts';
import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { entriesOf } from './entries.ts';

type Step = (typeof APPROVAL_STEPS)[number];

/** An entry, held until the transaction ends, with the words that it needs; `own` are those that the caller may give. */
export interface Weighable {
  readonly id: string;
  readonly version: number;
  readonly status: EntryStatus;
  readonly project_id: string | null;
  /** True in a month that is closed. */
  readonly closed: boolean;
  readonly words: readonly { readonly step: Step; readonly given: boolean; readonly own: boolean }[];
}

/** Entries that count, each with its person and the words on it (`from ${WORDS}`), without a condition beyond the organization yet. */
export const entriesWithWords = (context: Context) =>
  entriesOf(context)
    .innerJoin('members', (join) =>
      join
        .onRef('members.org_id', '=', 'activity_entries.org_id')
        .onRef('members.id', '=', 'activity_entries.member_id'),
    )
    .where('activity_entries.archived_at', 'is', null);

/** The words that such an entry needs, as `w`. */
export const WORDS = sql`words_on(activity_entries, organizations.approval, members.manager_id, members.user_sub, projects.owner_id) as w`;

/** True for an entry of a closed month. */
export const IS_CLOSED = sql<boolean>`(date_trunc('month', activity_entries.work_date)::date = any (array(
  select c.month from activity_months c where c.org_id = (select muster_org()) and c.status = 'closed')))`;

/** True for a word that is the caller's to give. With the rank of an owner that is everybody's, but on their own time. */
export const isOwnWord = ({ person, organization, member }: Context, mine = false): RawBuilder<boolean> => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  const decidesForAll = !mine && role !== null && rank(role) >= rank('owner');
  const isAsked = decidesForAll ? sql<boolean>`true` : sql<boolean>`w.approver_id = ${member}::uuid`;
  return sql<boolean>`(${isAsked} and activity_entries.member_id is distinct from ${member}::uuid)`;
};

/** Holds entries and then reads their words: another's word that was given while this one waited has to be seen. */
export const lockWeighable = async (context: Context, ids: readonly string[]): Promise<Weighable[]> => {
  const { db, organization } = context;
  await sql`select hold_months(${organization}, false)`.execute(db);
  await db
    .selectFrom('activity_entries')
    .select('id')
    .where('org_id', '=', organization)
    .where(isAmong(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  const words = sql<Weighable['words']>`(
    select coalesce(jsonb_agg(jsonb_build_object('step', w.step, 'given', w.given, 'own', ${isOwnWord(context)})), '[]')
    from ${WORDS})`;
  return entriesWithWords(context)
    .clearSelect()
    .select(['activity_entries.id', 'activity_entries.version', 'activity_entries.status'])
    .select(['activity_entries.project_id', words.as('words'), IS_CLOSED.as('closed')])
    .where(isAmong(ids))
    .orderBy('activity_entries.id')
    .execute();
};

/** Entries as they are after a decision. */
export const listDecided = ({ db, organization }: Context, entries: readonly { readonly id: string }[]) =>
  db
    .selectFrom('activity_entries')
    .select(['id', 'version', 'status'])
    .where('org_id', '=', organization)
    .where(isAmong(entries.map(({ id }) => id)))
    .orderBy('id')
    .execute();

/** Those of some entries that need nobody's word any more. */
export const listSettled = async (context: Context, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  const settled = await entriesWithWords(context)
    .clearSelect()
    .select('activity_entries.id')
    .where(isAmong(ids))
    .where(sql<boolean>`not exists (select from ${WORDS} where not w.given)`)
    .execute();
  return new Set(settled.map(({ id }) => id));
};

const isAmong = (ids: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`activity_entries.id = any(${ids}::uuid[])`;
