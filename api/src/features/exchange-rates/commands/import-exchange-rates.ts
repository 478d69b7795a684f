import { sql } from 'kysely';
import { Failure } from '#contract/errors.ts';
import type { RateProblem, RatesText } from '#contract/exchange-rates/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { checkText } from '../queries/check-rates.ts';
import type { RateLine } from '../reading/lines.ts';
import { plainRate } from '../rules/plain-rate.ts';

/** How many rates an import brought. */
export interface Imported {
  readonly added: number;
  readonly replaced: number;
  readonly unchanged: number;
}

/**
 * Brings all rates of a text or none. One of the same currency and day is replaced, with an event of its own that says both values;
 * one that is the same stays as it is. Throws 422 `import-has-errors` with every cell that is wrong.
 */
export const importExchangeRates = async (context: Context, given: RatesText): Promise<Imported> => {
  const { lines, problems, into } = await checkText(context, given);
  requireSound(problems);
  const written = await write(context, lines, into);
  const replaced = written.flatMap(({ before, ...row }) => (before === null ? [] : [{ ...row, before }]));
  const added = written.length - replaced.length;
  const counts = { added, replaced: replaced.length, unchanged: lines.length - written.length };
  await context.record(
    {
      type: 'exchange-rates.imported',
      subject: { type: 'organization', id: context.organization },
      data: { ...counts, into, ...spanOf(lines) },
    },
    ...replaced.map(({ id, currency, day, before, after }) => ({
      type: 'exchange-rate.changed' as const,
      subject: { type: 'exchange-rate', id },
      changes: { rate: [plainRate(before), plainRate(after)] as const },
      data: { name: `${currency} → ${into}`, day },
    })),
  );
  return counts;
};

interface Written {
  readonly id: string;
  readonly currency: string;
  readonly day: string;
  readonly before: string | null;
  readonly after: string;
}

const write = async ({ db, organization }: Context, lines: readonly RateLine[], into: string) => {
  const { rows } = await sql<Written>`
    insert into exchange_rates (org_id, into_currency, currency, day, rate, source)
    select ${organization}, ${into}, n.currency, n.day, n.rate, 'import'
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (currency text, day date, rate numeric(19, 10))
    order by n.currency, n.day
    on conflict (org_id, into_currency, currency, day) do update set rate = excluded.rate, source = 'import'
      where exchange_rates.rate <> excluded.rate
    returning new.id, new.currency, new.day::text as day, old.rate::text as before, new.rate::text as after`.execute(
    db,
  );
  return rows;
};

const spanOf = (lines: readonly RateLine[]) => {
  const days = lines.map(({ day }) => day).sort();
  return {
    currencies: [...new Set(lines.map(({ currency }) => currency))].sort(),
    from: days[0],
    to: days.at(-1),
  };
};

const requireSound = (problems: readonly RateProblem[]): void => {
  if (problems.length === 0) return;
  const cells = problems.length === 1 ? 'One cell has' : `${problems.length} cells have`;
  throw new Failure('rule_broken', `${cells} to be mended before these rates can be imported.`, {
    rule: 'import-has-errors',
    fields: problems.map(({ line, field, message }) => ({ field: `lines.${line}.${field}`, message })),
  });
};
