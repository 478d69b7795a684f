import { useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { purposeText } from '../purpose-text.ts';
import { t } from './messages.ts';
import styles from './paste.module.css';
import type { Left } from './read-block.ts';

/** What isn't pasted: where it was for, what stood there, and why. */
export function LeftList({ left, dates }: { left: readonly Left[]; dates: readonly string[] }) {
  const { day } = useFormat();
  if (left.length === 0) return null;
  const placeOf = ({ row, column }: Left): string | undefined => {
    const date = column === undefined ? undefined : dates[column];
    if (!row) return undefined;
    return date ? t('left_where', { what: purposeText(row), day: day(date, 'weekday') }) : purposeText(row);
  };
  return (
    <section aria-label={t('left', { count: left.length })}>
      <StatusText tone="warn" strong>
        {t('left', { count: left.length })}
      </StatusText>
      <ul className={styles.left}>
        {left.map((one) => (
          <li key={one.id}>
            {[placeOf(one), t('left_text', { text: one.text })].filter(Boolean).join(': ')}{' '}
            <span className={styles.why}>{one.why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
