import { IconChevronRight } from '@tabler/icons-react';
import type { ImportDetail } from '#contract/imports/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { t } from './messages.ts';
import { ProblemTable } from './problem-table.tsx';
import styles from './problems.module.css';

/** Kinds whose one sentence speaks of many rows. */
const SUMMED: ReadonlySet<string> = new Set(['edit_window', 'project_dates', 'month_closed']);

/** What is worth knowing before importing, by kind; each opens to its rows. */
export function HintsCard({ detail }: { detail: ImportDetail }) {
  const format = useFormat();
  const { warnings, warning_count } = detail;
  if (warning_count === 0) return null;
  const kinds = [...Map.groupBy(warnings, ({ code }) => code)];
  return (
    <Card title={t('hints')} count={format.number(warning_count)} note={t('hints_note')} flush>
      {warning_count > warnings.length && (
        <p className={styles.intro}>{t('first_of', { shown: warnings.length, count: warning_count })}</p>
      )}
      {kinds.map(([code, own]) => (
        <details key={code} className={styles.hint}>
          <summary>
            <Icon icon={IconChevronRight} className={styles.chevron} />
            <span className={styles.kind}>
              <StatusText tone="warn">{t(`code_${code}`)}</StatusText>
            </span>
            <span className={styles.first}>{own.length === 1 ? own[0]?.message : null}</span>
            {!SUMMED.has(code) && (
              <span className={styles.count}>{t('hint_rows', { count: own.length })}</span>
            )}
          </summary>
          <ProblemTable label={t(`code_${code}`)} problems={own} />
        </details>
      ))}
    </Card>
  );
}
