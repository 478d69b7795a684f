import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import { opsLogTemplateContents } from '#contract/ops-log/template-shapes.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { appliedTo } from '../../presets/queries.ts';

/** Whose templates: a project's, or every project's where it is null. */
export type Keeper = string | null;

const rows = ({ db, organization }: Context) =>
  db
    .selectFrom('ops_log_templates')
    .select([
      'id',
      'version',
      'project_id',
      'type',
      'name',
      'payload',
      appliedTo('ops_log_templates').as('preset'),
    ])
    .where('org_id', '=', organization);

const of = (context: Context, keeper: Keeper) =>
  rows(context).where(sql<boolean>`project_id is not distinct from ${keeper}::uuid`);

/** A template as it is presented from. */
export type TemplateRow = Awaited<ReturnType<typeof listTemplates>>['data'][number];

const ORDER = {
  keys: { type: { by: sql`type || ' ' || lower(name)`, type: 'text' } },
  id: sql`id`,
  sort: 'type',
} as const;

/** One page of the templates of every project, by type and name. */
export const listSharedTemplates = (context: Context, page: PageQuery) =>
  paginate(of(context, null).select(sql<boolean>`true`.as('used')).where('archived_at', 'is', null), {
    ...ORDER,
    page,
  });

/** One page of what entries of a project may start from; the organization's are used where it has none of its own of their type. */
export const listTemplates = (context: Context, project: string, page: PageQuery) => {
  const own = sql`select own.type from ops_log_templates own
    where own.org_id = ${context.organization} and own.project_id = ${project} and own.archived_at is null`;
  return paginate(
    rows(context)
      .select(sql<boolean>`project_id is not null or type <> all (${own})`.as('used'))
      .where('archived_at', 'is', null)
      .where((is) => is.or([is('project_id', '=', project), is('project_id', 'is', null)])),
    { ...ORDER, page },
  );
};

const named = (context: Context, keeper: Keeper, id: string) =>
  of(context, keeper).select('archived_at').where('id', '=', id);

type Named = Awaited<ReturnType<ReturnType<typeof named>['executeTakeFirst']>>;

/** A template that its keeper has, an archived one too; it is held until the transaction ends. Throws 404. */
export const requireTemplate = async (context: Context, keeper: Keeper, id: string) =>
  found(await named(context, keeper, id).forNoKeyUpdate().executeTakeFirst());

/** The same of one that isn't archived, with what is in it. */
export const requireStanding = async (context: Context, keeper: Keeper, id: string) =>
  standing(await named(context, keeper, id).forNoKeyUpdate().executeTakeFirst());

/** The same, not held. */
export const readStanding = async (context: Context, keeper: Keeper, id: string) =>
  standing(await named(context, keeper, id).executeTakeFirst());

const found = (row: Named) => {
  if (!row) throw notFound('template');
  return { ...row, used: true };
};

const standing = (row: Named) => {
  const template = found(row);
  if (template.archived_at) throw notFound('template');
  return { ...template, contents: opsLogTemplateContents.parse(template.payload) };
};
