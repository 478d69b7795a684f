import { useQuery } from '@tanstack/react-query';
import type { ExchangeRate } from '#contract/exchange-rates/shapes.ts';
import { exactDecimal } from '../../../platform/format/amounts.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StepChart } from '../../../ui/chart/step-chart.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { t } from '../messages.ts';
import { rateHistory } from '../queries.ts';
import styles from './latest-rates.module.css';

/** Of a currency that is worth little. */
const TICK_DIGITS = 6;
const DAY_MS = 86_400_000;
const placeOf = (day: string): number => Date.parse(day) / DAY_MS;

/** What a currency was worth over time, each rate until the next: nothing while there is one alone. */
export default function RateHistory({ currency }: { currency: string }) {
  const { data, error, refetch } = useQuery(rateHistory(currency));
  const rates = data?.data.toReversed();
  if (rates && rates.length < 2) return null;
  const failed = failedRead(error, t('history_failed'), refetch);
  return (
    <section className={styles.history}>
      <Card title={t('history', { currency })} flush>
        <div className={styles.chart}>
          {rates && <Chart rates={rates} />}
          {!rates && failed && <LoadError {...failed} />}
        </div>
      </Card>
    </section>
  );
}

function Chart({ rates }: { rates: readonly ExchangeRate[] }) {
  const format = useFormat();
  const steps = rates.map(({ day, rate }) => ({ at: placeOf(day), value: Number(rate) }));
  const [first, last] = [rates[0], rates.at(-1)];
  if (!first || !last) return null;
  const today = format.today();
  const end = [last.day, today].sort().at(-1) ?? today;
  const told = (rate: ExchangeRate) => ({
    rate: exactDecimal(format.locale, rate.rate),
    day: format.day(rate.day),
  });
  const byWorth = rates.toSorted((one, other) => Number(one.rate) - Number(other.rate));
  const [lowest = first, highest = last] = [byWorth[0], byWorth.at(-1)];
  const words = [t('lowest', told(lowest)), t('highest', told(highest))].join(' · ');
  return (
    <>
      <StepChart
        steps={steps}
        until={placeOf(end)}
        ends={[format.day(first.day), format.day(end)]}
        format={(value) => format.number(value, TICK_DIGITS)}
        summary={t('history_summary', { currency: first.currency, into: first.into, words })}
      />
      <p className={styles.words}>{words}</p>
    </>
  );
}
