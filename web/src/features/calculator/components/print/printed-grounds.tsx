import type { Scenario } from '#contract/calculator/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { p } from './messages.ts';
import styles from './print.module.css';

/** What a scenario rests on: named overheads, targets, exchange rates with their days, and assumptions. */
export function PrintedGrounds({ scenario: { inputs, rates, engine_version } }: { scenario: Scenario }) {
  const format = useFormat();
  const { utilisation_pct, margin_pct } = inputs.target;
  return (
    <section className={styles.grounds}>
      {inputs.overheads.length > 0 && (
        <>
          <h2>{p('overheads')}</h2>
          <ul>
            {inputs.overheads.map(({ key, name, amount_minor }) => (
              <li key={key}>{`${name}: ${format.money(amount_minor, inputs.currency)}`}</li>
            ))}
          </ul>
        </>
      )}
      <h2>{p('assumptions')}</h2>
      <p className={styles.text}>{inputs.assumptions || p('no_assumptions')}</p>
      <h2>{p('rests_on')}</h2>
      <dl>
        <Ground label={p('utilisation')}>
          {utilisation_pct === null ? p('all_of_it') : format.percentage(utilisation_pct)}
        </Ground>
        <Ground label={p('aim')}>
          {margin_pct === null ? p('none_aimed') : format.percentage(margin_pct)}
        </Ground>
        <Ground label={p('hours')}>{inputs.hours_per_day}</Ground>
        <Ground label={p('engine')}>{p('engine_value', { version: engine_version })}</Ground>
      </dl>
      <h2>{p('rates')}</h2>
      {rates.length === 0 ? (
        <p>{p('no_rates', { currency: inputs.currency })}</p>
      ) : (
        <ul>
          {rates.map(({ currency, into, rate, day }) => (
            <li key={`${currency} ${into}`}>{p('rate', { currency, into, rate, day: format.day(day) })}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

const Ground = ({ label, children }: { label: string; children: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
