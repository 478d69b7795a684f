import { type RawBuilder, sql } from 'kysely';
import type { AccountPlanFilters } from '#contract/account-plans/board.ts';
import type { SoughtHealth } from '#contract/account-plans/states.ts';
import type { Context } from '../../../platform/context.ts';
import { likeOf } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { maySomeDecide } from '../rules/deciding.ts';
import { healthColumn } from '../rules/told-health.ts';
import { isAuthor } from './authors.ts';

/** What a plan has to fulfil to pass the filters of a list or the board. */
export const conditionsOf = (context: Context, filters: AccountPlanFilters): RawBuilder<boolean>[] => {
  const { q, status, tier, health, review_until, mine_to_decide, archived } = filters;
  return [
    archived
      ? sql<boolean>`account_plans.archived_at is not null`
      : sql<boolean>`account_plans.archived_at is null`,
    ...(status ? [sql<boolean>`account_plans.status = any(${status}::account_plan_status[])`] : []),
    ...(tier ? [sql<boolean>`account_plans.tier = any(${tier}::account_tier[])`] : []),
    ...(health ? [stands(context, health)] : []),
    ...ofPeople(context, filters),
    ...(review_until ? [sql<boolean>`account_plans.next_review_on <= ${review_until}::date`] : []),
    ...(mine_to_decide ? [waitsFor(context)] : []),
    ...(q ? [mentions(q)] : []),
  ];
};

const stands = (context: Context, sought: readonly SoughtHealth[]) => {
  const health = sql.ref(`account_plans.${healthColumn(context)}`);
  const measured = sought.filter((one) => one !== 'unknown');
  const isAny = sql<boolean>`${health} = any(${measured}::plan_health[])`;
  return sought.length === measured.length ? isAny : sql<boolean>`(${health} is null or ${isAny})`;
};

const ofPeople = (context: Context, { client_id, owner_id }: AccountPlanFilters) => {
  const owners = owner_id?.map((id) => (id === 'me' ? context.member : id));
  return [
    ...(client_id ? [sql<boolean>`account_plans.client_id = any(${clientsNow(context, client_id)})`] : []),
    ...(owners ? [sql<boolean>`account_plans.owner_id = any(${owners}::uuid[])`] : []),
  ];
};

const waitsFor = (context: Context) =>
  maySomeDecide(context)
    ? sql<boolean>`(account_plans.waiting_revision is not null and account_plans.owner_id is distinct from ${context.member}::uuid
        and not ${isAuthor(context)})`
    : sql<boolean>`false`;

const mentions = (q: string) => sql<boolean>`account_plans.words like lower(${likeOf(q)})`;
