import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listRosterTemplates } from '#contract/shifts/template-endpoints.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';
import { appliedTo } from '../../presets/queries.ts';
import { visibleProjects } from '../../projects/queries.ts';

interface Home {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

/** What is in a template that is made from a preset, as it is compared with that. */
interface Standing {
  readonly shifts: readonly object[];
}

interface Counted {
  readonly shifts: number;
  readonly places: number;
  readonly people: number;
  readonly minutes: number;
}

/** Templates of an organization, with how much is in each. */
const templateRows = (context: Context, project: string) => {
  const { db, organization } = context;
  const seen = visibleProjects(context).select(['projects.id', 'projects.code', 'projects.name']);
  return db
    .selectFrom('roster_templates')
    .select(['id', 'version', 'name', 'span', 'shared', 'held_skills', 'updated_at', 'archived_at'])
    .select([
      sql<boolean>`project_id = ${project}::uuid`.as('own'),
      appliedTo('roster_templates').as('preset'),
    ])
    .select(
      sql<Standing | null>`(select u.said from preset_uses u
        where u.org_id = roster_templates.org_id and u.place = 'roster_template' and u.id = roster_templates.id)`.as(
        'standing',
      ),
    )
    .select(
      sql<Home | null>`(select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name)
        from (${seen}) p where p.id = roster_templates.project_id)`.as('project'),
    )
    .select(
      sql<Counted>`(select jsonb_build_object('shifts', count(*), 'places', coalesce(sum(s.headcount), 0),
          'people', coalesce(sum((select count(*) from roster_template_people q
            where q.org_id = s.org_id and q.template_shift_id = s.id)), 0),
          'minutes', coalesce(sum(s.headcount * (extract(epoch from s.end_time::time - s.start_time::time) / 60
            + case when s.end_time <= s.start_time then 1440 else 0 end - s.break_min)), 0)::int)
        from roster_template_shifts s
        where s.org_id = roster_templates.org_id and s.template_id = roster_templates.id)`.as('counted'),
    )
    .where('org_id', '=', organization);
};

const standing = (context: Context, project: string) =>
  templateRows(context, project)
    .where('archived_at', 'is', null)
    .where((is) => is.or([is('project_id', '=', project), is('shared', '=', sql.lit(true))]));

/** A template as it is presented from. */
export type TemplateRow = Awaited<ReturnType<typeof requireTemplate>>;

const ORDER = {
  keys: { name: { by: sql`lower(name)`, type: 'text' } },
  id: sql`id`,
  sort: 'name',
} as const;

/** One page of the templates of a project, and of those that are shared, by name. */
export const listTemplates = (
  context: Context,
  project: string,
  { span, ...page }: QueryOf<typeof listRosterTemplates>,
) => {
  const rows = standing(context, project);
  return paginate(span ? rows.where('span', '=', span) : rows, { ...ORDER, page });
};

/** One that a project has. Throws 404. */
export const requireTemplate = async (context: Context, project: string, id: string) => {
  const found = await standing(context, project).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('template');
  return found;
};

/** The same of what may be deleted: one of the project's own. */
export const requireOwnTemplate = async (context: Context, project: string, id: string) => {
  const found = await templateRows(context, project)
    .where('project_id', '=', project)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('template');
  return found;
};

/** Keeps a template from those who write it until the transaction ends; `share` lets others read it in the same way. */
export const holdTemplate = async (
  { db, organization }: Context,
  id: string,
  how: 'share' | 'change' = 'change',
): Promise<void> => {
  const row = db
    .selectFrom('roster_templates')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', id);
  await (how === 'share' ? row.forShare() : row.forNoKeyUpdate()).execute();
};
