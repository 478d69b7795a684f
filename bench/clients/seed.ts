import { type Measurement, reported } from '../measurement.ts';
import type { BenchedMuster } from '../muster.ts';
import { BENCH } from '../seeds.ts';

/** An organization with a thousand clients, beside the one with many. */
export const SMALL = '0190be0c-0000-7000-8000-000000000002';

/** Where is measured, as whom, and how many clients the two organizations have. */
export interface Place {
  readonly muster: BenchedMuster;
  readonly headers: Record<string, string>;
  readonly few: number;
  readonly many: number;
}

const listed = (words: string) => `array['${words.replaceAll(' ', "','")}']`;

const BEGINNINGS = listed(
  'Hart Lind Bren Oster Kell West Nor Thorn Ash Black Fair Grim Holm Lang Mar Quill Rad Stan Wake Win',
);
const ENDINGS = listed('ley quist ner berg worth field man son ford well');
const TRADES = listed(
  'Marine Logistics Events Security Hotels Rail Aviation Foods Textiles Print Energy Timber Steel Glass Paper Media Health Pharma Retail Estates Ports Cranes Shipping Tours Studios',
);
const FORMS = `array['Ltd','GmbH','S.A.R.L.','plc','B.V.','AB','Inc.']`;

const surname = (at: string) => `(${BEGINNINGS})[1 + ${at} % 20] || (${ENDINGS})[1 + ${at} / 20 % 10]`;
/** Every one of a million is another: two surnames and a trade. */
const name = (at: string) =>
  `${surname(at)} || ' & ' || ${surname(`(${at} / 200)`)} || ' ' || (${TRADES})[1 + ${at} / 40000 % 25] || ' ' || (${FORMS})[1 + ${at} % 7]`;

/** A client's id in an organization. */
export const clientId = (organization: string, at: string): string =>
  `('0190be0c-00cf-7000-8${organization.slice(-3)}-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** Somebody of an organization's 200. */
export const memberId = (organization: string, at: string): string =>
  organization === BENCH
    ? `('0190be0c-00a1-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`
    : `('0190be0c-00a2-7000-8000-' || lpad(to_hex(${at}), 12, '0'))::uuid`;

/** A tag of every tenth client, one of every fiftieth, one that has to do with the name (none of the first names has it) and a rare one. */
const TAGS = `array_remove(array[case when abs(hashint4(i)) % 10 = 0 then 'key' end, case when abs(hashint4(i + 7)) % 50 = 0 then 'press' end,
        case when i % 10 = 0 then 'named' end, 'tag' || i / 13 % 1000], null)`;

/** One in a hundred is a twin of one before, in capitals; half of those have its address, a third its VAT id. */
const fill = (organization: string, from: number, to: number, all: number) => {
  const first = Math.floor(all * 0.99);
  const own = `case when i > ${first} then i - ${first} else i end`;
  return `insert into clients (org_id, id, name, code, legal_name, vat_id, website, status, owner_id, parent_id, tags, created_at, updated_at, archived_at)
    select '${organization}', ${clientId(organization, 'i')},
      case when i > ${first} then upper(named.name) else named.name end,
      case when i % 2 = 0 then 'C-' || i end, case when i % 10 = 0 then named.name || ' Holding' end,
      case when i <= ${first} or i % 3 = 0 then 'GB' || lpad(own::text, 9, '0') end,
      case when i <= ${first} or i % 2 = 0 then 'https://www.' || lower(${surname('own')}) || '-' || own || '.example' end,
      (array['active','active','active','active','active','active','prospect','prospect','dormant','lost'])[1 + i * 7 % 10]::client_status,
      ${memberId(organization, '1 + i % 200')},
      case when i % 200 = 17 then ${clientId(organization, '5')} end,
      ${TAGS},
      now() - interval '1 minute' * (i::bigint * 7919 % ${all}), now() - interval '1 minute' * (i::bigint * 104729 % ${all}),
      case when i % 100 = 50 then now() end
    from generate_series(${from}, ${to}) i, lateral (select ${own} as own) o, lateral (select ${name('own')} as name) named`;
};

/** What goes past the triggers: quick. Pairs are made at the end, all at once. */
const past = (statement: string) =>
  `set session_replication_role = replica; ${statement}; reset session_replication_role`;

/** What the triggers would have written. */
const TAGGED = `insert into client_tags (org_id, client_id, tag, sort_name, is_archived)
  select c.org_id, c.id, tag, c.sort_name, c.archived_at is not null from clients c, unnest(c.tags) tag
  where c.org_id in ('${SMALL}', '${BENCH}') order by 1, 3, 5, 4, 2`;

/** Fills both organizations; the indexes over letters are built at the end, as one would for a million rows. */
export const seedClients = async (
  { sql }: BenchedMuster,
  few: number,
  many: number,
): Promise<Measurement> => {
  const begun = performance.now();
  await sql(
    `insert into organizations (org_id, name, slug, currency, timezone) values ('${SMALL}', 'Small', 'bench-small', 'GBP', 'Europe/London')`,
  );
  await sql(`insert into members (org_id, id, email, name, status)
    select '${SMALL}', ${memberId(SMALL, 'n')}, 'small-' || n || '@bench.example', 'Person ' || n, 'active' from generate_series(1, 200) n`);
  const indexes = await sql<{ name: string; definition: string }>(
    "select indexname as name, indexdef as definition from pg_indexes where tablename = 'clients' and indexdef like '%USING gin%'",
  );
  for (const index of indexes) await sql(`drop index ${index.name}`);
  await sql(past(fill(SMALL, 1, few, few)));
  const batch = 100_000;
  for (let from = 1; from <= many; from += batch)
    await sql(past(fill(BENCH, from, Math.min(from + batch - 1, many), many)));
  await sql(past(TAGGED));
  for (const { definition } of indexes) await sql(`set maintenance_work_mem = '512MB'; ${definition}`);
  for (const [organization, all] of [[SMALL, few] as const, [BENCH, many] as const])
    await sql(
      past(`insert into client_duplicates (org_id, first_id, second_id, reasons)
        select * from client_likenesses(array(select ${clientId(organization, 'i')} from generate_series(${Math.floor(all * 0.99) + 1}, ${all}) i))`),
    );
  await sql(
    past(
      "update client_duplicates set dismissed_at = now() - interval '1 second' * ('x' || right(second_id::text, 4))::bit(16)::int where right(second_id::text, 1) = '7'",
    ),
  );
  for (const table of ['clients', 'client_tags', 'client_duplicates']) await sql(`vacuum analyze ${table}`);
  return reported(`writing ${many} clients`, `${Math.round((performance.now() - begun) / 1000)} s`);
};
