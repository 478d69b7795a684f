import { sql } from 'kysely';
import { organizationDomain } from '#contract/access/permission.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { type listPresetUses as endpoint, PRESET_PLACES, type PresetPlace } from '#contract/presets/uses.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate, type SortKey } from '../../../platform/postgres/keyset.ts';
import { seesEveryProject, visibleProjects } from '../../projects/queries.ts';

const KEYS: Readonly<Record<string, SortKey>> = {
  revision: {
    by: sql`lpad(preset_uses.revision::text, 9, '0') || ' ' || lower(preset_uses.name)`,
    type: 'text',
  },
  name: { by: sql`lower(preset_uses.name)`, type: 'text' },
};

interface Project {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}

interface Said {
  readonly payload: object;
  readonly locked: readonly string[];
  readonly current: object;
}

/** A place of a preset as it is presented from. */
export type UseRow = Awaited<ReturnType<typeof listUses>>['data'][number];

/** What is compared of a place is read for the rows of the page alone: as a column it would be read for all before they are ordered. */
const said = sql<Said>`(select jsonb_build_object('payload', r.payload, 'locked', to_jsonb(r.locked), 'current', of.said)
  from preset_uses of join preset_revisions r on r.preset_id = of.preset_id and r.revision = of.revision
  where of.org_id = preset_uses.org_id and of.place = preset_uses.place and of.id = preset_uses.id)`;

/** Places of no project, and what whoever knows of them may read. */
const ROOMS = new Map<PresetPlace, { readonly object: string; readonly action: string }>([
  ['calculator_scenario', { object: '/calculator', action: 'read' }],
  ['dealsheet', { object: '/dealsheets', action: 'read' }],
  ['account_plan', { object: '/account-plans', action: 'list' }],
]);

/** Of rooms that the caller may not read nothing is listed. */
const placesFor = ({ person, organization }: Context): PresetPlace[] =>
  PRESET_PLACES.filter((place) => {
    const room = ROOMS.get(place);
    return (
      room === undefined || person.permissions.can(room.action, room.object, organizationDomain(organization))
    );
  });

/** One page of what a preset was applied to, in projects that the caller may know of; what every project has is seen by who sees all. */
export const listUses = (context: Context, preset: string, query: QueryOf<typeof endpoint>) => {
  const seen = visibleProjects(context).select(['projects.id', 'projects.code', 'projects.name']);
  const rows = context.db
    .selectFrom('preset_uses')
    .select([
      sql<number>`preset_uses.revision`.as('revision'),
      sql<PresetPlace>`preset_uses.place`.as('place'),
      sql<string>`preset_uses.id`.as('id'),
      sql<string>`preset_uses.name`.as('name'),
      sql<Project | null>`(select jsonb_build_object('id', p.id, 'code', p.code, 'name', p.name)
        from (${seen}) p where p.id = preset_uses.project_id)`.as('project'),
      said.as('said'),
    ])
    .where('preset_uses.org_id', '=', context.organization)
    .where('preset_uses.preset_id', '=', preset)
    .where(sql<boolean>`preset_uses.place = any (${placesFor(context)}::text[])`)
    .where((is) =>
      is.or([
        sql<boolean>`exists (select from (${seen}) p where p.id = preset_uses.project_id)`,
        sql<boolean>`preset_uses.place = any (${[...ROOMS.keys()]}::text[])`,
        ...(seesEveryProject(context) ? [is('preset_uses.project_id', 'is', null)] : []),
      ]),
    );
  return paginate(rows, { page: query, sort: query.sort, keys: KEYS, id: sql`preset_uses.id` });
};
