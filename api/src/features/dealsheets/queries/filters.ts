import { type RawBuilder, sql } from 'kysely';
import type { DealsheetFilters } from '#contract/dealsheets/board.ts';
import type { Context } from '../../../platform/context.ts';
import { likeOf } from '../../../platform/postgres/keyset.ts';
import { clientsNow } from '../../clients/queries.ts';
import { decidableBy } from '../rules/rank.ts';

/** What a dealsheet has to fulfil to pass the filters of a list or the board. */
export const conditionsOf = (context: Context, filters: DealsheetFilters): RawBuilder<boolean>[] => {
  const { q, status, from, until, mine_to_decide, archived } = filters;
  return [
    archived
      ? sql<boolean>`dealsheets.archived_at is not null`
      : sql<boolean>`dealsheets.archived_at is null`,
    ...(status ? [sql<boolean>`dealsheets.status = any(${status}::dealsheet_status[])`] : []),
    ...ofPeople(context, filters),
    ...(from ? [sql<boolean>`dealsheets.close_on >= ${from}::date`] : []),
    ...(until ? [sql<boolean>`dealsheets.close_on <= ${until}::date`] : []),
    ...(mine_to_decide ? [waitsFor(context)] : []),
    ...(q ? [mentions(q)] : []),
  ];
};

const ofPeople = (context: Context, { client_id, owner_id }: DealsheetFilters) => {
  const owners = owner_id?.map((id) => (id === 'me' ? context.member : id));
  return [
    ...(client_id ? [sql<boolean>`dealsheets.client_id = any(${clientsNow(context, client_id)})`] : []),
    ...(owners ? [sql<boolean>`dealsheets.owner_id = any(${owners}::uuid[])`] : []),
  ];
};

/** Whoever wrote in a revision, or submitted it, isn't asked about it. */
export const isAuthor = ({ person, member }: Context) => sql<boolean>`exists (
  select from dealsheet_authors a
  where a.org_id = dealsheets.org_id and a.dealsheet_id = dealsheets.id and a.revision = dealsheets.revision
    and (a.created_by = ${person.sub} or a.member_id = ${member}::uuid))`;

const waitsFor = (context: Context) =>
  sql<boolean>`(dealsheets.status = 'submitted' and dealsheets.approver = any(${decidableBy(context)}::dealsheet_approver[])
    and not ${isAuthor(context)})`;

const mentions = (q: string) => sql<boolean>`dealsheets.words like lower(${likeOf(q)})`;
