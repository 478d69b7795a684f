import { type RawBuilder, sql } from 'kysely';
import { ROLES } from '#contract/access/roles.ts';
import type { MemberFilters } from '#contract/members/endpoints.ts';
import { memberStatus } from '#contract/members/shapes.ts';
import type { PageQuery } from '#contract/pagination.ts';
import { cursorOf, likeOf } from '../../../platform/postgres/keyset.ts';

type Asked = MemberFilters & PageQuery & { readonly sort: string };

/** Whether anything narrows the team, or its order is by a rank that may be out of date (decision 152). */
export const isLookedUp = ({ q, status, role, department, manager_id, position_id, ...rest }: Asked) =>
  Boolean(q || status || role || department || manager_id || position_id) ||
  Boolean(rest.employment || rest.skill || rest.sort.endsWith('role'));

/** Ids of a page of the people who pass the filters, and of one more, in its order; a query of one column. */
export const lookedUp = (query: Asked): RawBuilder<unknown> => {
  const { q, status, role, department, manager_id, position_id, employment, skill, sort } = query;
  const [key, id] = cursorOf(query) ?? [];
  const wanted = JSON.stringify({
    ...{ department, manager_id, position_id, employment, skill, key, id },
    ...(status ? placesOf(status) : {}),
    role: role?.map((one) => ROLES.indexOf(one) + 1),
    q: likeOf(q),
    sort: sort.replace(/^-/, ''),
    descending: sort.startsWith('-') !== (query.before !== undefined),
  });
  return sql`select search_members(${wanted}::jsonb, ${sql.lit(query.per_page + 1)})`;
};

/** Being on leave is nothing that is stored: it is being active, and away. */
const placesOf = (status: NonNullable<MemberFilters['status']>) => {
  const isEither = status.includes('active') !== status.includes('on_leave');
  const stored = isEither ? status.filter((one) => one !== 'active') : status;
  return {
    status: stored.map((one) => memberStatus.options.indexOf(one) + 1),
    ...(isEither ? { away: status.includes('on_leave') } : {}),
  };
};
