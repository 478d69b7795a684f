import { sql } from 'kysely';
import type { RateQuestion } from '#contract/service-types/rates.ts';
import type { Database } from '../../platform/postgres/database.ts';
import type { ServiceRateScope, ServiceTypeUnit } from '../../platform/tables.ts';

/** A rate with the unit that it is for; `bill_rate` and `cost_rate` are exact decimals of `currency`. */
export interface Rate {
  readonly id: string;
  readonly service_type_id: string | null;
  readonly scope: ServiceRateScope;
  readonly client_id: string | null;
  readonly member_id: string | null;
  readonly project_id: string | null;
  readonly level: string | null;
  readonly cost_rate: string;
  readonly bill_rate: string;
  readonly currency: string;
  readonly valid_from: string;
  readonly valid_to: string | null;
  /** A rate for all services is for an hour. */
  readonly unit: ServiceTypeUnit;
}

const columns = sql`r.id, r.service_type_id, r.scope, r.client_id, r.member_id, r.project_id, r.level, r.cost_rate, r.bill_rate,
  r.currency, r.valid_from, r.valid_to, coalesce(s.unit, 'hour') as unit`;

const service = sql`left join service_types s on s.org_id = r.org_id and s.id = r.service_type_id`;

/**
 * The rate that counts for somebody's work on a day, by `rate_for`, which is `chooseRate` in SQL; undefined without any. It is found
 * whoever asks, also where it is somebody's own that they may not read: for pricing, not for showing.
 */
export const findRate = async (
  db: Database,
  { member_id, project_id, client_id, level, service_type_id, day }: RateQuestion,
): Promise<Rate | undefined> => {
  const { rows } =
    await sql<Rate>`select ${columns} from rate_that_counts(${member_id}::uuid, ${project_id}::uuid,
    ${client_id}::uuid, ${level}::text, ${service_type_id}::uuid, ${day}::date) r ${service}`.execute(db);
  return rows[0];
};

/** Every rate that may count for some services' work, for choosing many with `chooseRate` without asking for each; for pricing alone as well. */
export const listRates = async (db: Database, serviceTypes: readonly string[]): Promise<Rate[]> => {
  const { rows } =
    await sql<Rate>`select ${columns} from rates_that_count(${serviceTypes}::uuid[]) r ${service}
    order by r.valid_from`.execute(db);
  return rows;
};
