import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { leftOutWord, ratesOf, rateWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import styles from './executive.module.css';

/** What stands beside the figures and in none of them. */
export function LeftOutCard({ executive: { left_out } }: { executive: Executive }) {
  const format = useFormat();
  if (left_out.length === 0) return null;
  const said = left_out.map((left) => leftOutWord(format, left));
  return (
    <Card title={t('left_out')}>
      <ul className={styles.list}>
        {said.map((words) => (
          <li key={words}>
            <StatusText tone="warn">{words}</StatusText>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** By which rates of which days money was exchanged. */
export function RatesCard({ executive: { organizations } }: { executive: Executive }) {
  const format = useFormat();
  const rates = ratesOf(organizations);
  return (
    <Card title={t('rates')}>
      {rates.length === 0 ? (
        t('same_currency')
      ) : (
        <ul className={styles.list}>
          {rates.map((rate) => (
            <li key={rateWord(format, rate)}>{rateWord(format, rate)}</li>
          ))}
        </ul>
      )}
    </Card>
  );
}
