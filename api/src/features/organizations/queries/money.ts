import { type RawBuilder, sql } from 'kysely';

/** Where money is counted in the organization's currency. */
export type MoneyPlace = 'rates' | 'time' | 'projects' | 'dealsheets' | 'scenarios' | 'plans';

/** By place, where rows hold money of a currency (`from …`); archived ones as well, since they are read with it. */
export const MONEY = (
  organization: string,
  currency: string,
): Readonly<Record<MoneyPlace, RawBuilder<unknown>>> => {
  const of = (table: string) =>
    sql`from ${sql.table(table)} where org_id = ${organization}::uuid and currency = ${currency}`;
  return {
    rates: of('service_rates'),
    time: of('project_days'),
    projects: sql`${of('projects')} and budget_minor is not null`,
    dealsheets: of('dealsheets'),
    scenarios: of('calculator_scenarios'),
    plans: of('account_plans'),
  };
};
