import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import type { Company } from '../demo/company.ts';
import { idOf } from '../demo/random.ts';

/** Months that were closed, counted back: the last one still has to be. */
const MONTHS = [3, 2];

/** Closes the earlier months four days after their end; what is in them is locked already. */
export const seedMonths = async (client: pg.Client, { slug }: Company, now: Date): Promise<void> => {
  const by = DEMO_ACCOUNTS.find(({ role }) => role === 'director')?.sub ?? null;
  await client.query("select set_config('muster.org', $1, true)", [idOf(slug)]);
  for (const back of MONTHS) {
    const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back, 1));
    const closed = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1, 4, 9, 20));
    const month = first.toISOString().slice(0, 10);
    await client.query(
      `insert into activity_months (org_id, id, month, sums, updated_at, updated_by)
       select $1::uuid, $2::uuid, $3::date, month_sums($3::date), $4::timestamptz, $5
       where exists (select from activity_entries where org_id = $1::uuid and work_date >= $3::date
         and work_date < $3::date + interval '1 month')`,
      [idOf(slug), idOf(slug, 'month', month), month, closed.toISOString(), by],
    );
  }
  await client.query("select set_config('muster.org', '', true)");
};
