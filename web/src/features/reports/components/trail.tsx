import type { ErrorReport } from '#contract/reports/shapes.ts';
import { type Format, useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../messages.ts';
import styles from './reports.module.css';

/** What the page noted before the error, newest first. */
export function Trail({ report: { crumbs, occurred_at } }: { report: ErrorReport }) {
  const format = useFormat();
  if (crumbs.length === 0) return <p className={styles.frames}>{t('no_trail')}</p>;
  return (
    <ol className={styles.trail}>
      {crumbs.toReversed().map(({ at, category, message }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same may be noted twice, and nothing moves.
        <li key={place}>
          <span className={styles.muted}>
            {at && <time title={format.instant(at)}>{ago(at, occurred_at, format)}</time>}
          </span>
          <span className={styles.muted}>{category}</span>
          <span>{message}</span>
        </li>
      ))}
    </ol>
  );
}

/** How long before the error. */
const ago = (at: string, error: string, { duration, number }: Format): string => {
  const seconds = Math.max(0, Math.round((Date.parse(error) - Date.parse(at)) / 1000));
  return seconds < 60
    ? t('seconds_before', { count: number(seconds) })
    : t('before', { time: duration(seconds) });
};
