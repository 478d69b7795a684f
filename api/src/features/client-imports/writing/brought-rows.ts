import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Brought } from '../rules/numbers.ts';

/** What rows bring beside the client that they are. */
export interface BroughtTo extends Brought {
  readonly client_id: string;
}

type Ids = ReadonlyMap<string, string>;

/** Adds contacts to the clients that have none, as their main ones; answers their ids by client. */
export const insertContacts = async (
  { db, organization }: Context,
  brought: readonly BroughtTo[],
): Promise<Ids> => {
  const asked = brought.flatMap(({ client_id, contact }) => (contact ? [{ ...contact, client_id }] : []));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: string; client_id: string }>`
    insert into contacts (org_id, client_id, first_name, last_name, emails, phones, main)
    select ${organization}::uuid, client_id, first_name, last_name, coalesce(emails, '{}'), coalesce(phones, '{}'), true
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as r (client_id uuid, first_name text, last_name text, emails text[], phones text[])
    where not exists (select from contacts k
      where k.org_id = ${organization}::uuid and k.client_id = r.client_id and k.archived_at is null)
    returning id, client_id`.execute(db);
  return new Map(rows.map(({ id, client_id }) => [client_id, id]));
};

/** Adds addresses to the clients that have none, as their main ones for invoices; answers their ids by client. */
export const insertAddresses = async (
  { db, organization }: Context,
  brought: readonly BroughtTo[],
): Promise<Ids> => {
  const asked = brought.flatMap(({ client_id, address }) => (address ? [{ ...address, client_id }] : []));
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ id: string; client_id: string }>`
    insert into addresses (org_id, client_id, type, line1, line2, city, region, postcode, country, main)
    select ${organization}::uuid, client_id, 'billing', line1, line2, city, region, postcode, country, true
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as r (client_id uuid, line1 text, line2 text, city text, region text, postcode text, country text)
    where not exists (select from addresses k
      where k.org_id = ${organization}::uuid and k.client_id = r.client_id and k.archived_at is null)
    returning id, client_id`.execute(db);
  return new Map(rows.map(({ id, client_id }) => [client_id, id]));
};
