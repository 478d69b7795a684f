import { calculate } from '#contract/calculator/calculate.ts';
import { neededCurrencies } from '#contract/calculator/needed-rates.ts';
import { type CalculationResults, ENGINE_VERSION } from '#contract/calculator/results.ts';
import { calculationProblems } from '#contract/calculator/rules.ts';
import type { DealsheetContent } from '#contract/dealsheets/content.ts';
import { Failure } from '#contract/errors.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import type { Context } from '../../../platform/context.ts';
import { findRatesOfDay } from '../../exchange-rates/queries.ts';

/** What a content came to, and what that rests on. */
export interface Counted {
  readonly results: CalculationResults;
  readonly rates: readonly DatedRate[];
  readonly engine_version: number;
}

/**
 * What a content comes to by the rates of its day. Throws 422 with the fields of every rule that it breaks, below `place` where that is
 * a part of the body.
 */
export const countContent = async (
  context: Context,
  content: DealsheetContent,
  place = '',
): Promise<Counted> => {
  const rates = await findRatesOfDay(context, {
    currencies: neededCurrencies(content),
    day: content.rate_day,
  });
  const problems = [...calculationProblems(content, rates), ...(await unknownServices(context, content))];
  const [first] = problems;
  if (first)
    throw new Failure(
      'rule_broken',
      problems.length === 1 ? first.message : 'Some fields of this dealsheet need changing.',
      {
        rule: first.rule,
        fields: problems.map(({ field, message }) => ({ field: `${place}${field}`, message })),
      },
    );
  return { results: calculate(content, rates), rates, engine_version: ENGINE_VERSION };
};

const unknownServices = async ({ db, organization }: Context, { lines }: DealsheetContent) => {
  const asked = [...new Set(lines.flatMap(({ service_type_id }) => service_type_id ?? []))];
  if (asked.length === 0) return [];
  const found = await db
    .selectFrom('service_types')
    .select('id')
    .where('org_id', '=', organization)
    .where((is) => is('id', '=', is.fn.any(is.val(asked))))
    .execute();
  const known = new Set(found.map(({ id }) => id));
  return lines.flatMap(({ service_type_id }, at) =>
    service_type_id === null || known.has(service_type_id)
      ? []
      : {
          rule: 'reference',
          field: `lines.${at}.service_type_id`,
          message: 'Choose a service type from the list.',
        },
  );
};
