import { sql } from 'kysely';
import type { QueryOf } from '#contract/endpoint.ts';
import { notFound } from '#contract/errors.ts';
import type { listOwnSwaps, listSwaps } from '#contract/swaps/endpoints.ts';
import type { SwapShift } from '#contract/swaps/shapes.ts';
import { OPEN_SWAPS, type SwapStatus } from '#contract/swaps/states.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const open = sql.join(OPEN_SWAPS.map((status) => sql.lit(status)));

/** What a request is by the clock: nothing has to be written when it expires. */
const state = sql<SwapStatus>`case when swaps.status in (${open}) and swaps.expires_at <= now() then 'expired'::swap_status
  else swaps.status end`;

const nameOf = <Name extends string | null>(column: 'requester_id' | 'counterpart_id' | 'decided_by') =>
  sql<Name>`(select m.name from members m where m.org_id = swaps.org_id and m.id = ${sql.ref(`swaps.${column}`)})`;

const instantOf = (column: string) =>
  sql`to_char(${sql.ref(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** One of its bookings, on the wall of its shift, at the time that it is about. */
const shiftOf = <Side extends SwapShift | null>(side: '' | 'other_') => {
  const [from, to] = [`swaps.${side}starts_at`, `swaps.${side}ends_at`];
  const wall = (column: string) => sql`${sql.ref(column)} at time zone t.timezone`;
  return sql<Side>`(select jsonb_build_object('assignment_id', ${sql.ref(`swaps.${side}assignment_id`)}, 'shift_id', t.shift_id,
      'name', coalesce(v.name, t.role), 'site', t.site, 'day', (${wall(from)})::date, 'timezone', t.timezone,
      'start', to_char(${wall(from)}, 'HH24:MI'), 'end', to_char(${wall(to)}, 'HH24:MI'),
      'starts_at', ${instantOf(from)}, 'ends_at', ${instantOf(to)})
    from published_shifts t left join service_types v on v.org_id = t.org_id and v.id = t.service_type_id
    where t.org_id = swaps.org_id and t.shift_id = ${sql.ref(`swaps.${side}shift_id`)})`;
};

const swapRows = ({ db, organization }: Context) =>
  db
    .selectFrom('swaps')
    .innerJoin('projects', (join) =>
      join.onRef('projects.org_id', '=', 'swaps.org_id').onRef('projects.id', '=', 'swaps.project_id'),
    )
    .selectAll('swaps')
    .select(['projects.code as project_code', 'projects.name as project_name', state.as('state')])
    .select([shiftOf<SwapShift>('').as('gives'), shiftOf<SwapShift | null>('other_').as('gets')])
    .select([
      nameOf<string>('requester_id').as('requester_name'),
      nameOf<string | null>('counterpart_id').as('counterpart_name'),
      nameOf<string | null>('decided_by').as('decider_name'),
    ])
    .where('swaps.org_id', '=', organization);

const ORDER = {
  keys: { asked: { by: sql`swaps.id`, type: 'uuid' } },
  id: sql`swaps.id`,
  sort: '-asked',
} as const;

const listed = (
  rows: ReturnType<typeof swapRows>,
  { status, ...page }: QueryOf<typeof listSwaps> | QueryOf<typeof listOwnSwaps>,
) => paginate(status ? rows.where(state, 'in', status) : rows, { ...ORDER, page });

/** What was asked on a project, the latest first. */
export const listSwapsOf = (context: Context, project: string, query: QueryOf<typeof listSwaps>) =>
  listed(swapRows(context).where('swaps.project_id', '=', project), query);

/** What somebody asked, and was asked, the latest first. */
export const listSwapsWith = (context: Context, member: string, query: QueryOf<typeof listOwnSwaps>) =>
  listed(
    swapRows(context).where((is) =>
      is.or([is('swaps.requester_id', '=', member), is('swaps.counterpart_id', '=', member)]),
    ),
    query,
  );

/** Everything that something can still become of in the organization, what was asked first at first. */
export const listOpenSwaps = (context: Context): Promise<SwapRow[]> =>
  swapRows(context)
    .where(sql<boolean>`swaps.status in (${open}) and swaps.expires_at > now()`)
    .orderBy('swaps.id')
    .execute();

/** One of a project. Throws 404. */
export const requireSwap = async (context: Context, project: string, id: string) => {
  const found = await swapRows(context)
    .where('swaps.project_id', '=', project)
    .where('swaps.id', '=', id)
    .executeTakeFirst();
  if (!found) throw notFound('swap');
  return found;
};

/** A request with its people and shifts. */
export type SwapRow = Awaited<ReturnType<typeof requireSwap>>;

/** One of a project, kept from other writers until the transaction ends. Throws 404. */
export const lockSwap = async (context: Context, project: string, id: string): Promise<SwapRow> => {
  const { db, organization } = context;
  await db
    .selectFrom('swaps')
    .select('id')
    .where('org_id', '=', organization)
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return requireSwap(context, project, id);
};
