import { sql } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Draft } from '../reading/drafts.ts';

export type { Draft } from '../reading/drafts.ts';

/** A client that is here. */
export interface Known {
  readonly id: string;
  readonly name: string;
  readonly code: string | null;
  readonly archived: boolean;
}

/** What a row has in common with others: its keys, and who has the same, the oldest of each. */
export interface Kin {
  readonly row: number;
  readonly name_key: string | null;
  readonly domain_key: string | null;
  readonly vat_key: string | null;
  readonly by_code: Known | null;
  readonly by_ref: readonly Known[];
  readonly by_vat: Known | null;
  readonly by_website: Known | null;
  readonly by_name: Known | null;
}

const known = sql`jsonb_build_object('id', c.id, 'name', c.name, 'code', c.code, 'archived', c.archived_at is not null)`;

/** Whom each row is like, in one statement of index reads. */
export const listKin = async (
  { db, organization }: Context,
  drafts: readonly Draft[],
): Promise<ReadonlyMap<number, Kin>> => {
  const asked = drafts.map(
    ({ row, fields: { name, code, external_ref: ref, vat_id: vat, website: web } }) => ({
      ...{ row, name, code, ref, vat, web },
    }),
  );
  const { rows } = await sql<Kin>`
    with asked as materialized (
      select r.row, r.code, r.ref, company_key(r.name) as name_key, web_domain(r.web) as domain_key,
        nullif(regexp_replace(upper(r.vat), '[^A-Z0-9]+', '', 'g'), '') as vat_key
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as r ("row" int, name text, code text, ref text, vat text, web text))
    select a.row, a.name_key, a.domain_key, a.vat_key,
      (select ${known} from clients c where c.org_id = ${organization}::uuid and c.code = a.code) as by_code,
      (select coalesce(jsonb_agg(${known}), '[]') from (select * from clients t
        where t.org_id = ${organization}::uuid and t.external_ref = a.ref and t.archived_at is null limit 2) c) as by_ref,
      (select ${known} from clients c where c.org_id = ${organization}::uuid and c.vat_key = a.vat_key
        and c.archived_at is null order by c.id limit 1) as by_vat,
      (select ${known} from clients c where c.org_id = ${organization}::uuid and c.domain_key = a.domain_key
        and c.archived_at is null order by c.id limit 1) as by_website,
      (select ${known} from clients c where c.org_id = ${organization}::uuid and c.name_key = a.name_key and a.name_key <> ''
        and c.archived_at is null order by c.id limit 1) as by_name
    from asked a`.execute(db);
  return new Map(rows.map((kin) => [kin.row, kin]));
};

/** Ids of clients and people by the words that a file calls them, in lower case; of two with one name the older is meant. */
export interface Words {
  readonly clients: ReadonlyMap<string, string>;
  readonly people: ReadonlyMap<string, string>;
}

/** Finds what the file's words for parents and owners mean: a code, a name or an address. */
export const findWords = async ({ db, organization }: Context, drafts: readonly Draft[]): Promise<Words> => {
  const parents = wordsOf(drafts.map(({ text }) => text.parent));
  const owners = wordsOf(drafts.map(({ text }) => text.owner));
  const { rows } = await sql<{ kind: 'client' | 'person'; word: string; id: string | null }>`
    select 'client' as kind, w.word, coalesce(
      (select c.id from clients c where c.org_id = ${organization}::uuid and c.code = upper(w.word) and c.archived_at is null),
      (select c.id from clients c where c.org_id = ${organization}::uuid and c.sort_name = w.word and c.archived_at is null
        order by c.id limit 1)) as id
    from unnest(${parents}::text[]) as w (word)
    union all
    select 'person', n.word, (array_agg(m.id order by m.id))[1] from members m
      cross join lateral (values (lower(m.name)), (lower(m.email))) as n (word)
      where m.org_id = ${organization}::uuid and m.archived_at is null and m.status <> 'offboarded'
        and n.word = any (${owners}::text[])
      group by n.word`.execute(db);
  const of = (kind: string) =>
    new Map(rows.flatMap((row) => (row.kind === kind && row.id ? [[row.word, row.id] as const] : [])));
  return { clients: of('client'), people: of('person') };
};

const wordsOf = (texts: readonly (string | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text ? [text.toLowerCase()] : []))),
];

/** Whom clients belong to, and those above, up to the top: id → parent. */
export const listParents = async (
  { db, organization }: Context,
  ids: readonly string[],
): Promise<Map<string, string | null>> => {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; parent_id: string | null }>`
    with recursive above as (
      select id, parent_id from clients where org_id = ${organization}::uuid and id = any (${ids}::uuid[])
      union
      select c.id, c.parent_id from clients c join above a on c.id = a.parent_id where c.org_id = ${organization}::uuid)
    select id, parent_id from above`.execute(db);
  return new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
};
