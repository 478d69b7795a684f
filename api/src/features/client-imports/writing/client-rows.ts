import { sql } from 'kysely';
import type { ClientFields } from '#contract/clients/shapes.ts';
import type { Context } from '../../../platform/context.ts';

/** A client with all that somebody may write of it; what isn't said of a new one has its default. */
export type WrittenClient = Partial<ClientFields> & { readonly id: string };

const RECORD = sql`(id uuid, name text, code text, legal_name text, vat_id text, status client_status, industry text,
  parent_id uuid, owner_id uuid, currency text, payment_terms_days smallint, website text, tags text[], external_ref text)`;

/** Makes clients in one statement, so that they may belong to each other. */
export const insertClients = async (
  { db, organization }: Context,
  clients: readonly WrittenClient[],
): Promise<void> => {
  if (clients.length === 0) return;
  await sql`
    insert into clients (org_id, id, name, code, legal_name, vat_id, status, industry, parent_id, owner_id, currency,
      payment_terms_days, website, tags, external_ref)
    select ${organization}::uuid, id, name, code, legal_name, vat_id, coalesce(status, 'active'), industry, parent_id, owner_id,
      currency, coalesce(payment_terms_days, 30), website, coalesce(tags, '{}'), external_ref
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as r ${RECORD}`.execute(db);
};

/** Writes all fields of clients anew; answers the versions that they have then, by id. */
export const rewriteClients = async (
  { db, organization }: Context,
  clients: readonly (ClientFields & { readonly id: string })[],
): Promise<ReadonlyMap<string, number>> => {
  if (clients.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    update clients c set name = r.name, code = r.code, legal_name = r.legal_name, vat_id = r.vat_id, status = r.status,
      industry = r.industry, parent_id = r.parent_id, owner_id = r.owner_id, currency = r.currency,
      payment_terms_days = r.payment_terms_days, website = r.website, tags = r.tags, external_ref = r.external_ref
    from jsonb_to_recordset(${JSON.stringify(clients)}::jsonb) as r ${RECORD}
    where c.org_id = ${organization}::uuid and c.id = r.id
    returning c.id, c.version`.execute(db);
  return new Map(rows.map(({ id, version }) => [id, version]));
};

/** The written fields of clients, held until the transaction ends, with their version; by id. */
export const holdClients = async ({ db, organization }: Context, ids: readonly string[]) => {
  const { rows } = await sql<ClientFields & { id: string; version: number; archived_at: string | null }>`
    select id, version, archived_at, name, code, legal_name, vat_id, status, industry, parent_id, owner_id, currency,
      payment_terms_days, website, tags, external_ref
    from clients where org_id = ${organization}::uuid and id = any (${ids}::uuid[]) order by id for update`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
};
