import type pg from 'pg';
import { EXPORT_PURPOSES, type ExportPurpose, PARTS_OF } from '#contract/time-exports/shapes.ts';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';
import { idOf } from '../demo/random.ts';

/** Months that went out, counted back from the one before last: the last one still has to. */
const MONTHS = [3, 2];

/** Approved time of earlier months that went out for payroll and for invoicing, three days after its month. */
export const seedTimeExports = async (client: pg.Client, { slug }: Company, now: Date): Promise<void> => {
  for (const back of MONTHS) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 1));
    for (const purpose of EXPORT_PURPOSES) await seedOne(client, slug, { purpose, first, next });
  }
};

const day = (date: Date): string => date.toISOString().slice(0, 10);

const seedOne = async (
  client: pg.Client,
  slug: string,
  { purpose, first, next }: { purpose: ExportPurpose; first: Date; next: Date },
): Promise<void> => {
  const id = idOf(slug, 'time-export', purpose, day(first));
  const made = new Date(next.getTime() + 3 * 86_400_000 + 9 * 3_600_000).toISOString();
  const by = DEMO_ACCOUNTS.find(({ role }) => role === 'director')?.sub ?? null;
  const amount = purpose === 'payroll' ? 'cost_minor' : 'bill_minor';
  const entries = `activity_entries e where e.org_id = $1 and e.work_date >= $2::date and e.work_date < $3::date
    and e.status = 'locked' and e.currency is not null and (e.billable or $5::export_purpose = 'payroll')`;
  await client.query(
    `insert into time_exports (org_id, id, purpose, from_date, to_date, parts, entries, seconds, amounts, created_at, created_by)
     select $1::uuid, $4::uuid, $5::export_purpose, $2::date, $3::date - 1, $6::text[], coalesce(sum(entries), 0), coalesce(sum(seconds), 0),
       coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount_minor', amount)), '[]'), $7::timestamptz, $8
     from (select currency, count(*) as entries, sum(duration_s) as seconds, sum(${amount}) as amount
       from ${entries} group by currency) sums
     having count(*) > 0`,
    [idOf(slug), day(first), day(next), id, purpose, [...PARTS_OF[purpose]], made, by],
  );
  await client.query(
    `insert into exported_entries (org_id, purpose, entry_id, export_id, locked)
     select e.org_id, $5::export_purpose, e.id, $4::uuid, true from ${entries} and exists (select from time_exports where org_id = $1 and id = $4)`,
    [idOf(slug), day(first), day(next), id, purpose],
  );
};
