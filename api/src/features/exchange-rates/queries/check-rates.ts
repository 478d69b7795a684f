import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import {
  MOST_RATE_ROWS,
  type RateProblem,
  type RatesPreview,
  type RatesText,
} from '#contract/exchange-rates/shapes.ts';
import type { Context } from '../../../platform/context.ts';
import { type RateLine, readRates } from '../reading/lines.ts';
import { plainRate } from '../rules/plain-rate.ts';
import { findPlace, type Place, rateBreaks } from '../rules/rate.ts';

/** A text as it was read and judged: sound lines, every cell that is wrong, and what the rates are into. */
export interface CheckedText {
  readonly lines: readonly RateLine[];
  readonly problems: readonly RateProblem[];
  readonly into: string;
}

/** Reads and judges a text of rates. Throws 422 beside `text` for one without rates or with too many. */
export const checkText = async (context: Context, given: RatesText): Promise<CheckedText> => {
  const { lines, problems } = readRates(given);
  const count = lines.length + new Set(problems.map(({ line }) => line)).size;
  if (count === 0) throw brokenRule('import-empty', 'text', 'There is no line with a rate in this text.');
  if (count > MOST_RATE_ROWS)
    throw brokenRule(
      'import-too-long',
      'text',
      `This text has ${count} lines; ${MOST_RATE_ROWS} rates can be imported at a time.`,
    );
  const place = await findPlace(context);
  const all = [...problems, ...broken(lines, place), ...repeated(lines)];
  return { lines, problems: all.sort((one, other) => one.line - other.line), into: place.into };
};

const broken = (lines: readonly RateLine[], place: Place): RateProblem[] =>
  lines.flatMap(({ line, ...rate }) => {
    const found = rateBreaks(rate, place);
    return found ? [{ line, field: found.field, message: found.message }] : [];
  });

const repeated = (lines: readonly RateLine[]): RateProblem[] => {
  const first = new Map<string, number>();
  return lines.flatMap(({ line, currency, day }) => {
    const key = `${currency} ${day}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined
      ? []
      : [
          {
            line,
            field: 'day' as const,
            message: `Line ${before} has a rate of ${currency} on this day, too: keep one.`,
          },
        ];
  });
};

/** What a text would bring: new rates, replaced ones with both values, and how many are there already. */
export const previewRates = async (context: Context, given: RatesText): Promise<RatesPreview> => {
  const { lines, problems, into } = await checkText(context, given);
  if (problems.length > 0) return { problems: [...problems], added: 0, replaced: [], unchanged: 0 };
  const { rows } = await sql<{ currency: string; day: string; before: string | null; after: string }>`
    select n.currency, n.day::text as day, r.rate::text as before, n.rate::text as after
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as n (currency text, day date, rate numeric(19, 10))
    left join exchange_rates r on r.org_id = ${context.organization} and r.into_currency = ${into}
      and r.currency = n.currency and r.day = n.day
    where r.rate is distinct from n.rate
    order by n.day desc, n.currency`.execute(context.db);
  const replaced = rows.flatMap(({ before, after, ...row }) =>
    before === null ? [] : [{ ...row, before: plainRate(before), after: plainRate(after) }],
  );
  const added = rows.length - replaced.length;
  return { problems: [], added, replaced, unchanged: lines.length - rows.length };
};
