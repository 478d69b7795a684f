import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import type { Colours } from '../../effects/colours.ts';
import styles from './figures.module.css';
import { t } from './messages.ts';

type LegendProps = { colours: Colours; onTable: () => void };

/** What the colours mean, with how many cards have each, and the way to the table. */
export function Legend({ colours, onTable }: LegendProps) {
  const format = useFormat();
  return (
    <div className={styles.legend}>
      <ul aria-label={t('colours')}>
        {colours.keys.map(({ id, colour, label, count }) => (
          <li key={id}>
            <i style={{ background: `var(${colour})` }} aria-hidden="true" />
            {label}
            <span className={styles.many}>{format.number(count)}</span>
          </li>
        ))}
      </ul>
      <Button small variant="ghost" onClick={onTable}>
        {t('table')}
      </Button>
    </div>
  );
}
