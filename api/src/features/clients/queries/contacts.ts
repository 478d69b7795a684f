import { sql } from 'kysely';
import { notFound } from '#contract/errors.ts';
import type { PageQuery } from '#contract/pagination.ts';
import type { Context } from '../../../platform/context.ts';
import { paginate } from '../../../platform/postgres/keyset.ts';

const contactsOf = ({ db, organization }: Context, client: string) =>
  db.selectFrom('contacts').selectAll().where('org_id', '=', organization).where('client_id', '=', client);

/** A contact as it is presented from. */
export type ContactRow = Awaited<ReturnType<typeof requireContact>>;

/** One page of a client's contacts: the main one, whoever is there, whoever has left, each by their names. */
export const listContacts = (context: Context, client: string, page: PageQuery) =>
  paginate(contactsOf(context, client).where('archived_at', 'is', null), {
    ...{ page, sort: 'name', id: sql`id` },
    keys: {
      name: {
        by: sql`(case when main then '0' when left_at is null then '1' else '2' end) || lower(last_name || ' ' || first_name)`,
        type: 'text',
      },
    },
  });

/** A client's contact, an archived one too. Throws 404. */
export const requireContact = async (context: Context, client: string, id: string) => {
  const found = await contactsOf(context, client).where('id', '=', id).executeTakeFirst();
  if (!found) throw notFound('contact');
  return found;
};
