import { sql } from 'kysely';
import { brokenRule } from '#contract/errors.ts';
import { isCurrency } from '#contract/money/known.ts';
import type { Context } from '../../../platform/context.ts';

/** The organization's currency and its day, against which rates are judged. */
export interface Place {
  readonly into: string;
  readonly today: string;
}

/** The organization's currency and its day. */
export const findPlace = ({ db, organization }: Context): Promise<Place> =>
  db
    .selectFrom('organizations')
    .select(['currency as into', sql<string>`muster_today()::text`.as('today')])
    .where('org_id', '=', organization)
    .executeTakeFirstOrThrow();

/** A broken rule of a rate. */
interface Broken {
  readonly rule: string;
  readonly field: 'currency' | 'day';
  readonly message: string;
}

/** What a rate breaks, if anything: an unknown currency, the organization's own, a day to come or one too long ago. */
export const rateBreaks = (
  { currency, day }: { readonly currency?: string | undefined; readonly day?: string | undefined },
  { into, today }: Place,
): Broken | undefined => {
  const field = 'currency';
  if (currency === into)
    return { rule: 'own-currency', field, message: `Rates are into ${into}: it needs none itself.` };
  if (currency !== undefined && !isCurrency(currency))
    return {
      rule: 'currency-known',
      field,
      message: `“${currency}” is no currency. Use a code such as EUR.`,
    };
  if (day !== undefined && (day > today || day < '1970-01-01'))
    return {
      ...{ rule: 'rate-day', field: 'day' },
      message: 'A rate says what was paid: choose a day from 1970 up to today.',
    };
  return undefined;
};

/** Throws the 422 of `rateBreaks`. */
export const checkRate = async (
  context: Context,
  fields: { readonly currency?: string | undefined; readonly day?: string | undefined },
): Promise<Place> => {
  const place = await findPlace(context);
  const broken = rateBreaks(fields, place);
  if (broken) throw brokenRule(broken.rule, broken.field, broken.message);
  return place;
};
