import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const addressesOf = ({ db, organization }: Context, client: string) =>
  db.selectFrom('addresses').selectAll().where('org_id', '=', organization).where('client_id', '=', client);

/** An address as it is presented from. */
export type AddressRow = Awaited<ReturnType<typeof requireAddress>>;

/** One page of a client's addresses: by type, the main one of each first. */
export const listAddresses = (context: Context, client: string, page: PageQuery) =>
  paginate(addressesOf(context, client).where('archived_at', 'is', null), {
    ...{ page, sort: 'type', id: sql`id` },
    keys: {
      type: {
        by: sql`array_position(enum_range(null::address_type), type) || (case when main then '0' else '1' end) || lower(line1)`,
        type: 'text',
      },
    },
  });

/** A client's address, an archived one too. Throws 404. */
export const requireAddress = async (context: Context, client: string, id: string) => {
  const found = await addressesOf(context, client).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('address');
  return found;
};
