import { type RawBuilder, sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import { rank } from '#contract/access/roles.ts';
import type { APPROVAL_STEPS } from '#contract/activity/approval-shapes.ts';
import type { EntryStatus } from '#contract/activity/shapes.ts';
import type { Context } from '../../../platform/context.ts';

type Step = (typeof APPROVAL_STEPS)[number];

/** An entry, held until the transaction ends, with the words that it needs; `own` are those that the caller may give. */
export interface Weighable {
  readonly id: string;
  readonly version: number;
  readonly status: EntryStatus;
  readonly project_id: string | null;
  readonly words: readonly { readonly step: Step; readonly given: boolean; readonly own: boolean }[];
}

/** True for a word of `activity_words as w` that is the caller's to give. With the rank of an owner that is everybody's, but on their own time. */
export const isOwnWord = ({ person, organization, member }: Context, mine = false): RawBuilder<boolean> => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  const decidesForAll = !mine && role !== null && rank(role) >= rank('owner');
  const isAsked = decidesForAll ? sql<boolean>`true` : sql<boolean>`w.approver_id = ${member}::uuid`;
  return sql<boolean>`(${isAsked} and w.member_id is distinct from ${member}::uuid)`;
};

/** Holds entries and then reads their words: another's word that was given while this one waited has to be seen. */
export const lockWeighable = async (context: Context, ids: readonly string[]): Promise<Weighable[]> => {
  const { db, organization } = context;
  await sql`select id from activity_entries where org_id = ${organization} and id = any(${ids}::uuid[]) order by id for update`.execute(
    db,
  );
  const { rows } = await sql<Weighable>`
    select e.id, e.version, e.status, e.project_id,
      (select coalesce(jsonb_agg(jsonb_build_object('step', w.step, 'given', w.given, 'own', ${isOwnWord(context)})), '[]')
        from activity_words w where w.org_id = e.org_id and w.entry_id = e.id) as words
    from activity_entries e
    where e.org_id = ${organization} and e.id = any(${ids}::uuid[]) and e.archived_at is null
    order by e.id`.execute(db);
  return rows;
};

/** Entries as they are after a decision. */
export const listDecided = ({ db, organization }: Context, entries: readonly { readonly id: string }[]) =>
  db
    .selectFrom('activity_entries')
    .select(['id', 'version', 'status'])
    .where('org_id', '=', organization)
    .where(sql<boolean>`id = any(${entries.map(({ id }) => id)}::uuid[])`)
    .orderBy('id')
    .execute();

/** Those of some entries that need nobody's word any more. */
export const listSettled = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select asked.id from unnest(${ids}::uuid[]) as asked (id)
    where not exists (select from activity_words w where w.org_id = ${organization} and w.entry_id = asked.id and not w.given)`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
};
