import { type CurrencySummary, STALE_AFTER_DAYS } from '#contract/exchange-rates/shapes.ts';
import { exactDecimal } from '../../../platform/format/amounts.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { Figure, type FigureLine, Figures } from '../../../ui/card/figure.tsx';
import { RATES_PATH } from '../effects/rates-address.ts';
import { t } from '../messages.ts';
import styles from './latest-rates.module.css';

/** What every currency is worth by its latest rate, with the rate's day; one that is old says so. Each leads to its rates. */
export function LatestRates({ currencies }: { currencies: readonly CurrencySummary[] }) {
  const format = useFormat();
  if (currencies.length === 0) return null;
  return (
    <section className={styles.latest} aria-label={t('summary')}>
      <Figures>
        {currencies.map((one) => (
          <Figure
            key={one.currency}
            label={t('latest', { currency: one.currency, into: one.into })}
            value={one.latest ? exactDecimal(format.locale, one.latest.rate) : '–'}
            lines={linesOf(one, format)}
            href={`${RATES_PATH}?currency=${one.currency}`}
          />
        ))}
      </Figures>
    </section>
  );
}

const linesOf = ({ latest, before, age_days }: CurrencySummary, format: Format): FigureLine[] => {
  if (!latest) return [{ text: t('only_later') }];
  const day = { text: t('of_day', { day: format.day(latest.day) }) };
  if (age_days !== null && age_days > STALE_AFTER_DAYS)
    return [day, { text: t('stale', { count: age_days }), tone: 'warn' }];
  if (!before) return [day];
  const share = Number(latest.rate) / Number(before.rate) - 1;
  const change = `${share > 0 ? '+' : ''}${format.percent(share, 1)}`;
  return [day, { text: t('changed_since', { change, day: format.day(before.day, 'short') }) }];
};
