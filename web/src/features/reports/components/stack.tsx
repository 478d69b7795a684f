import type { ErrorReport } from '#contract/reports/shapes.ts';
import { t } from '../messages.ts';
import styles from './reports.module.css';

/** The calls that led there, innermost first; those of libraries in grey. */
export function Stack({ frames }: Pick<ErrorReport, 'frames'>) {
  if (frames.length === 0) return <p className={styles.frames}>{t('no_stack')}</p>;
  return (
    <ol className={styles.frames}>
      {frames.map((frame, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same call may stand there twice, and nothing moves.
        <li key={at} className={frame.own ? undefined : styles.library}>
          <code>{frame.function}</code>
          <code>{[frame.file, frame.line, frame.column].filter((part) => part !== null).join(':')}</code>
        </li>
      ))}
    </ol>
  );
}
