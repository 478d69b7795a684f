import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listPresets as endpoint, PresetFilters } from '#contract/presets/endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  name: { by: sql`lower(presets.name)`, type: 'text' },
  kind: { by: sql`presets.kind::text || ' ' || lower(presets.name)`, type: 'text' },
  updated_at: { by: sql`presets.updated_at`, type: 'timestamptz' },
};

interface Figures {
  readonly current: number | null;
  readonly draft: number | null;
  readonly revisions: number;
  readonly uses: number;
  readonly behind: number;
}

const figures = (
  organization: string,
) => sql<Figures>`(select jsonb_build_object('current', s.current, 'draft', s.draft,
    'revisions', s.revisions, 'uses', u.uses, 'behind', u.behind)
  from (select max(revision) filter (where status = 'published') as current, max(revision) filter (where status = 'draft') as draft,
      count(*) as revisions from preset_revisions where preset_id = presets.id) s,
    lateral (select count(*) as uses, count(*) filter (where of.revision < s.current) as behind
      from preset_uses of where of.org_id = ${organization} and of.preset_id = presets.id) u)`;

const presetRows = ({ db, organization }: Context) =>
  db
    .selectFrom('presets')
    .select(['id', 'version', 'kind', 'domain', 'name', 'description', 'updated_at', 'archived_at'])
    .select(figures(organization).as('figures'));

/** A preset as it is presented from. */
export type PresetRow = Awaited<ReturnType<typeof requirePreset>>;

/** One page of the presets of the organization and of every organization. */
export const listPresets = (context: Context, query: QueryOf<typeof endpoint>) =>
  paginate(filtered(context, query), { page: query, sort: query.sort, keys: KEYS, id: sql`presets.id` });

const filtered = (context: Context, filters: PresetFilters) => {
  const { q, kind, scope, applicable, archived } = filters;
  const conditions = [
    archived ? sql<boolean>`presets.archived_at is not null` : sql<boolean>`presets.archived_at is null`,
    ...(kind ? [sql<boolean>`presets.kind = any(${kind}::preset_kind[])`] : []),
    ...(scope
      ? [
          sql<boolean>`(case presets.domain when '/root' then 'global' else 'organization' end) = any(${scope}::text[])`,
        ]
      : []),
    ...(applicable === undefined
      ? []
      : [
          sql<boolean>`exists (select from preset_revisions r where r.preset_id = presets.id and r.status = 'published') = ${applicable}`,
        ]),
    ...(q ? [mentions(q)] : []),
  ];
  return conditions.reduce((query, condition) => query.where(condition), presetRows(context));
};

const mentions = (q: string) => {
  const like = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<boolean>`(presets.name ilike ${like} or presets.description ilike ${like})`;
};

/** A preset with how it stands. Throws 404 for a missing one, and for one of another organization. */
export const requirePreset = async (context: Context, id: string) => {
  const found = await presetRows(context).where('presets.id', '=', id).executeTakeFirst();
  if (!found) throw notFound('preset');
  return found;
};

/** The row alone, held until the transaction ends; undefined for a missing or foreign one, and one that isn't the caller's to change. */
export const lockPreset = ({ db }: Context, id: string) =>
  db.selectFrom('presets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
