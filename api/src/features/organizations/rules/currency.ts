import { type RawBuilder, sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { isCurrency } from '#contract/money/known.ts';
import type { Context } from '../../../platform/context.ts';
import { MONEY, type MoneyPlace } from '../queries/money.ts';

/** Throws 422 for what is no currency. */
export const requireCurrency = (currency: string): void => {
  if (isCurrency(currency)) return;
  throw brokenRule('currency-known', 'currency', `“${currency}” is no currency. Use a code such as EUR.`);
};

const WORDS: Readonly<Record<MoneyPlace, string>> = {
  rates: 'rates',
  time: 'logged time',
  projects: 'budgets of projects',
  dealsheets: 'dealsheets',
  scenarios: 'calculations',
  plans: 'account plans',
};

/** Throws 422 once money was counted in the currency that the organization has. */
export const requireUncounted = async (
  { db, organization }: Context,
  { currency }: { readonly currency: string },
): Promise<void> => {
  const exists = ([place, rows]: [string, RawBuilder<unknown>]) =>
    sql`select ${place}::text as place where exists (select ${rows})`;
  const asked = Object.entries(MONEY(organization, currency)).map(exists);
  const { rows } = await sql<{ place: MoneyPlace }>`${sql.join(asked, sql` union all `)}`.execute(db);
  if (rows.length === 0) return;
  const found = rows.map(({ place }) => WORDS[place]);
  throw brokenRule(
    'currency-in-use',
    'currency',
    `Money was counted in ${currency} already (${found.join(', ')}), so it stays the organization's currency.`,
  );
};
