import { sql } from 'kysely';
import type { ClientChanges } from '#contract/clients/shapes.ts';
import { Failure } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

type Identity = Pick<ClientChanges, 'name' | 'website' | 'vat_id'>;

const SENTENCES = {
  name: 'has this name',
  website: 'has this web address',
  vat_id: 'has this VAT id',
} as const;

/**
 * Throws 422 `duplicate-client` when another client has the normalised name, the web domain or the VAT id; the message
 * carries the other's id. `client` is the one that may look like itself.
 */
export const refuseDuplicate = async (
  context: Context,
  identity: Identity,
  client: string | null,
): Promise<void> => {
  const twin = await findTwin(context, identity, client);
  if (!twin) return;
  const { id, name, field, archived } = twin;
  const fact = `${name}${archived ? ' (archived)' : ''} ${SENTENCES[field]}`;
  throw new Failure('rule_broken', `${fact} already (${id}).`, {
    rule: 'duplicate-client',
    fields: [{ field, message: `${fact} already: use that one, or confirm that this is another company.` }],
  });
};

interface Twin {
  readonly id: string;
  readonly name: string;
  readonly archived: boolean;
  readonly field: keyof typeof SENTENCES;
}

const findTwin = async (
  { db, organization }: Context,
  { name, website, vat_id }: Identity,
  client: string | null,
): Promise<Twin | undefined> => {
  const { rows } = await sql<Twin>`
    with asked as (select company_key(${name ?? null}::text) as name_key, web_domain(${website ?? null}::text) as domain_key,
      nullif(regexp_replace(upper(${vat_id ?? null}::text), '[^A-Z0-9]+', '', 'g'), '') as vat_key),
    likely as (
      select c.id, c.name, 'name' as field, 1 as place, c.archived_at
        from clients c, asked where c.org_id = ${organization}::uuid and c.name_key = asked.name_key and c.name_key <> ''
      union all select c.id, c.name, 'website', 2, c.archived_at
        from clients c, asked where c.org_id = ${organization}::uuid and c.domain_key = asked.domain_key
      union all select c.id, c.name, 'vat_id', 3, c.archived_at
        from clients c, asked where c.org_id = ${organization}::uuid and c.vat_key = asked.vat_key)
    select id, name, field, archived_at is not null as archived from likely
    where id is distinct from ${client}::uuid
    order by archived_at is not null, place, id limit 1`.execute(db);
  return rows[0];
};
