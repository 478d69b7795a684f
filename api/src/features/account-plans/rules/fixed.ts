import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';

interface Plan {
  readonly id: string;
  readonly revision: number;
}

/** Throws 422 `client-fixed` for a plan with stakeholders or projects of its client, and for one that was submitted for that client. */
export const requireClientFree = async (
  { db, organization }: Context,
  { id, revision }: Plan,
): Promise<void> => {
  const { rows } = await sql<{ stakeholders: boolean; projects: boolean }>`
    select exists (select from plan_stakeholders where org_id = ${organization}::uuid and plan_id = ${id}::uuid) as stakeholders,
      exists (select from projects where org_id = ${organization}::uuid and account_plan_id = ${id}::uuid) as projects`.execute(
    db,
  );
  const why = revision > 0 ? 'It was submitted for this client' : whyOf(rows[0]);
  if (why) throw brokenRule('client-fixed', 'client_id', `${why}: make a plan for the other client instead.`);
};

const whyOf = (has: { readonly stakeholders: boolean; readonly projects: boolean } | undefined) => {
  if (has?.stakeholders) return 'Its stakeholders are people of this client';
  return has?.projects ? 'Projects of this client serve it' : null;
};

/** Throws 422 `currency-fixed` for a plan in which amounts are said in its currency. */
export const requireCurrencyFree = async ({ db, organization }: Context, { id }: Plan): Promise<void> => {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from plan_opportunities where org_id = ${organization}::uuid and plan_id = ${id}::uuid and amount_minor > 0)
      or exists (select from plan_whitespace where org_id = ${organization}::uuid and plan_id = ${id}::uuid and spend_minor > 0) as has`.execute(
    db,
  );
  if (rows[0]?.has)
    throw brokenRule(
      'currency-fixed',
      'currency',
      'Opportunities or whitespace have amounts in this currency: keep it, or take them out first.',
    );
};
