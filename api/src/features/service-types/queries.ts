import { sql } from 'kysely';
import type { RateQuestion } from '#contract/service-types/rates.ts';
import { RATE_PRECEDENCE } from '#contract/service-types/rates.ts';
import type { Database } from '../../platform/postgres/database.ts';

const RATE_COLUMNS = [
  'r.id',
  'r.service_type_id',
  'r.scope',
  'r.client_id',
  'r.level',
  'r.cost_rate',
  'r.bill_rate',
  'r.currency',
  'r.valid_from',
  'r.valid_to',
  's.unit',
] as const;

const rates = (db: Database) =>
  db
    .selectFrom('service_rates as r')
    .innerJoin('service_types as s', (join) =>
      join.onRef('s.org_id', '=', 'r.org_id').onRef('s.id', '=', 'r.service_type_id'),
    )
    .whereRef('r.org_id', '=', sql`muster_org()`)
    .select(RATE_COLUMNS);

/** A rate with the unit that it is for; `bill_rate` and `cost_rate` are exact decimals of `currency`. */
export type Rate = Awaited<ReturnType<typeof listRates>>[number];

/** The rate that counts on a day: the client's, else the member level's, else the organization's; undefined without any. */
export const findRate = (
  db: Database,
  { service_type_id, client_id, level, day }: RateQuestion,
): Promise<Rate | undefined> =>
  rates(db)
    .where('r.service_type_id', '=', service_type_id)
    .where('r.valid_from', '<=', day)
    .where((is) => is.or([is('r.valid_to', 'is', null), is('r.valid_to', '>=', day)]))
    .where((is) =>
      is.or([
        is('r.scope', '=', 'organization'),
        is('r.client_id', '=', client_id),
        is('r.level', '=', level),
      ]),
    )
    .orderBy(sql`array_position(${RATE_PRECEDENCE}::service_rate_scope[], r.scope)`)
    .limit(1)
    .executeTakeFirst();

/** Every rate of some service types, for choosing many with `chooseRate` without asking the database for each. */
export const listRates = (db: Database, serviceTypes: readonly string[]) =>
  rates(db)
    .where((is) => is('r.service_type_id', '=', is.fn.any(is.val([...serviceTypes]))))
    .orderBy('r.valid_from')
    .execute();
