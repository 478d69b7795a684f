import type { ClientAttention } from '#contract/clients/attention.ts';
import type { Context } from '../../../platform/context.ts';
import { readsLog } from '../../ops-log/queries.ts';
import { Exchange } from './rates.ts';
import { type AttentionFacts, readAttention, readIncidents } from './read-attention.ts';
import type { Scope } from './work-of.ts';

/** What of a client's projects waits for somebody now, incidents as far as the caller may read them. Throws 404 for a missing or foreign one. */
export const composeAttention = async (context: Context, scope: Scope): Promise<ClientAttention> => {
  const facts = await readAttention(context, scope);
  const readable = facts.projects
    .filter(({ id, on_shift }) => readsLog(context, id, on_shift))
    .map(({ id }) => id);
  return {
    today: facts.today,
    incidents: {
      hidden_projects: facts.projects.length - readable.length,
      ...(await readIncidents(context, readable)),
    },
    unbilled: unbilledOf(facts),
    milestones: facts.milestones,
  };
};

const unbilledOf = ({
  currency,
  home,
  month,
  unbilled,
  unbilled_from,
  unbilled_to,
  rates,
}: AttentionFacts): ClientAttention['unbilled'] => {
  const exchange = new Exchange(currency, home, rates);
  const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);
  const known = unbilled.map((one) => ({
    ...one,
    exchanged: exchange.exchanged({ minor: one.bill_minor, currency: one.currency }, month),
  }));
  return {
    entries: sum(unbilled.map(({ entries }) => entries)),
    seconds: sum(unbilled.map(({ seconds }) => seconds)),
    currency,
    bill_minor: sum(known.map(({ exchanged }) => exchanged ?? 0)),
    from: unbilled_from,
    to: unbilled_to,
    rates: exchange.used(),
    unconverted: known
      .filter(({ exchanged, bill_minor }) => exchanged === undefined && bill_minor !== 0)
      .map((one) => ({ currency: one.currency, bill_minor: one.bill_minor })),
  };
};
