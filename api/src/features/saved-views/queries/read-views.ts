import { organizationDomain } from '#contract/access/permission.ts';
import { type Role, rank } from '#contract/access/roles.ts';
import { notFound } from '#contract/errors.ts';
import { type SavedView, viewParameters } from '#contract/saved-views/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** The views of a list that are the caller's to see: their own, and the shared ones. */
const visible = ({ db, organization, member }: Context, list: string) =>
  db
    .selectFrom('saved_views as v')
    .innerJoin('members as m', (join) =>
      join.onRef('m.org_id', '=', 'v.org_id').onRef('m.id', '=', 'v.owner_id'),
    )
    .select(['v.id', 'v.name', 'v.parameters', 'v.shared', 'v.owner_id', 'm.name as owner_name', 'v.version'])
    .where('v.org_id', '=', organization)
    .where('v.list', '=', list)
    .where((is) => is.or([is('v.shared', '=', true), is('v.owner_id', '=', member)]));

type Row = Awaited<ReturnType<ReturnType<typeof visible>['executeTakeFirstOrThrow']>>;

/** The caller's own views of a list and the shared ones, as the caller has put them, the others by name, and how it opens. */
export const listViews = async (context: Context, list: string) => {
  const { db, organization, member } = context;
  const [rows, habits] = await Promise.all([
    visible(context, list).orderBy('v.shared').orderBy('v.name').orderBy('v.id').execute(),
    db
      .selectFrom('list_habits')
      .select(['home', 'view_order'])
      .where('org_id', '=', organization)
      .where('member_id', '=', member)
      .where('list', '=', list)
      .executeTakeFirst(),
  ]);
  const order = habits?.view_order ?? [];
  const at = ({ id }: Row) => (order.includes(id) ? order.indexOf(id) : order.length);
  const home = habits?.home ?? null;
  const isGone = home !== null && UUID.test(home) && !rows.some(({ id }) => id === home);
  return {
    data: rows.sort((one, other) => at(one) - at(other)).map((row) => present(context, row)),
    home: isGone ? null : home,
  };
};

const UUID = /^[0-9a-f]{8}-/;

/** A view that the caller may see, as they may have it. Throws 404. */
export const requireView = async (context: Context, list: string, id: string): Promise<SavedView> => {
  const row = await visible(context, list).where('v.id', '=', id).executeTakeFirst();
  if (!row) throw notFound('view');
  return present(context, row);
};

const present = (context: Context, { owner_id, owner_name, parameters, ...row }: Row): SavedView => {
  const own = owner_id === context.member;
  return {
    ...row,
    parameters: viewParameters.parse(parameters),
    owner: { id: owner_id, name: owner_name },
    own,
    changeable: own || hasRank(context, 'manager'),
  };
};

/** True where the caller holds at least a role in the organization. */
export const hasRank = ({ person, organization }: Context, least: Role): boolean => {
  const role = person.permissions.highestRole(organizationDomain(organization));
  return role !== null && rank(role) >= rank(least);
};
