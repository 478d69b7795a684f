import { type RawBuilder, sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import { brokenRule, Failure, notFound } from '#contract/errors.ts';
import { APPLY_PRESET } from '#contract/presets/applying.ts';
import { type Applied, driftOf } from '#contract/presets/drift.ts';
import type { Lock } from '#contract/presets/locked.ts';
import type { AppliedPreset, PresetComparison } from '#contract/presets/shapes.ts';
import type { PresetKind } from '#contract/presets/states.ts';
import type { Context } from '../../platform/context.ts';

/** Which revision of which preset. */
export interface RevisionOf {
  readonly preset_id: string;
  readonly revision: number;
}

const revisions = ({ db }: Context, { preset_id, revision }: RevisionOf, kind: PresetKind) =>
  db
    .selectFrom('preset_revisions as r')
    .innerJoin('presets as p', 'p.id', 'r.preset_id')
    .select(['r.payload', 'r.locked', 'r.status', 'r.revision', 'p.id', 'p.name', 'p.archived_at'])
    .select([
      sql<'global' | 'organization'>`case p.domain when '/root' then 'global' else 'organization' end`.as(
        'scope',
      ),
      sql<number | null>`(select max(n.revision) from preset_revisions n
        where n.preset_id = p.id and n.status = 'published' and p.archived_at is null)`.as('current'),
    ])
    .where('p.id', '=', preset_id)
    .where('p.kind', '=', kind)
    .where('r.revision', '=', revision)
    .where('r.status', '<>', 'draft');

/** What a room applied once: as it was said then, also where nobody applies it any more; undefined for another room's. */
export const findApplied = (context: Context, of: RevisionOf, kind: PresetKind) =>
  revisions(context, of, kind).executeTakeFirst();

/** What may be applied now. Throws 404 for what isn't the caller's to see or is of another kind, 422 `preset-deprecated`, `archived`. */
export const requireApplicable = async (context: Context, of: RevisionOf, kind: PresetKind) => {
  const found = await findApplied(context, of, kind);
  if (!found) throw notFound('preset');
  if (found.archived_at)
    throw brokenRule('archived', 'preset_id', 'This preset is archived: choose another one.');
  if (found.status === 'deprecated')
    throw brokenRule(
      'preset-deprecated',
      'revision',
      'This revision is deprecated: choose the current one, or another preset.',
    );
  return found;
};

/** A revision with whose it is, and the newest that could be applied. */
export type RevisionApplied = Pick<
  NonNullable<Awaited<ReturnType<typeof findApplied>>>,
  'id' | 'name' | 'scope' | 'revision' | 'current' | 'payload' | 'locked'
>;

/** Rooms whose rows say which revision was applied to them. */
type Room =
  | 'ops_log_templates'
  | 'calculator_scenarios'
  | 'dealsheets'
  | 'roster_templates'
  | 'account_plans';

/** What was applied to a row of a room, in the statement that reads the row. */
export const appliedTo = (table: Room) =>
  sql<RevisionApplied | null>`${applied(table, sql`'payload', r.payload,`)}`;

/** The same without what it says, for lists. */
export const markedBy = (table: Room) =>
  sql<Omit<RevisionApplied, 'payload'> | null>`${applied(table, sql``)}`;

const applied = (table: Room, said: RawBuilder<unknown>) => sql`(
  select jsonb_build_object('id', p.id, 'name', p.name, 'revision', r.revision, ${said} 'locked', to_jsonb(r.locked),
    'scope', case p.domain when '/root' then 'global' else 'organization' end,
    'current', (select max(n.revision) from preset_revisions n
      where n.preset_id = p.id and n.status = 'published' and p.archived_at is null))
  from preset_revisions r join presets p on p.id = r.preset_id
  where r.preset_id = ${sql.ref(`${table}.preset_id`)} and r.revision = ${sql.ref(`${table}.preset_revision`)})`;

/** Throws 403 `preset-apply` for somebody who may change what a preset is applied to, but not apply any. */
export const requireApplying = ({ person, organization }: Context): void => {
  const { action, object } = APPLY_PRESET;
  if (person.permissions.can(action, object, organizationDomain(organization))) return;
  throw new Failure(
    'forbidden',
    'Presets are applied and removed by coordinators of the organization and above: ask one of them.',
    { rule: 'preset-apply' },
  );
};

/** What is compared with the revision that was applied to it, if any was: `said` is what binds of that in its room. */
export const compared = (
  found: RevisionApplied | null | undefined,
  said: Applied,
  current: object,
): PresetComparison => {
  if (!found) return { applied: null, drift: [] };
  return { applied: appliedAs(found, said.locked), drift: driftOf(said, current) };
};

/** A revision as it is said of what it was applied to, with the locks that bind there. */
export const appliedAs = (
  { id, name, scope, revision, current }: Omit<RevisionApplied, 'payload' | 'locked'>,
  locked: readonly string[],
): AppliedPreset => ({ id, name, scope, revision, current, locked: [...locked] });

/** A row of a room that applies presets. */
export interface Marked {
  readonly preset_id: string | null;
  readonly preset_revision: number | null;
}

const keyOf = ({ preset_id, preset_revision }: Marked): string => `${preset_id} ${preset_revision}`;

/** What is locked in rows, by the revisions that were applied to them; asked in one statement, and only where there are any. */
export const findLocks = async (
  { db }: Context,
  rows: readonly Marked[],
): Promise<(row: Marked) => Lock | undefined> => {
  const ids = [...new Set(rows.flatMap(({ preset_id }) => preset_id ?? []))];
  if (ids.length === 0) return () => undefined;
  const found = await db
    .selectFrom('preset_revisions as r')
    .innerJoin('presets as p', 'p.id', 'r.preset_id')
    .select(['r.preset_id', 'r.revision as preset_revision', 'r.locked', 'p.name'])
    .where((is) => is('r.preset_id', '=', is.fn.any(is.val(ids))))
    .execute();
  const locks = new Map(found.map((row) => [keyOf(row), { name: row.name, locked: row.locked }]));
  return (row) => locks.get(keyOf(row));
};
