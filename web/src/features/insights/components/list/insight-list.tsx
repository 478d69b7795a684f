import { type ReactNode, useEffect, useRef } from 'react';
import type { Insight } from '#contract/insights/shapes.ts';
import type { FailedRead } from '../../../../platform/list/failed-read.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import type { Chosen } from '../../effects/use-chosen.ts';
import { t } from '../../messages.ts';
import styles from './insight-list.module.css';
import { InsightRow } from './insight-row.tsx';

const ROW_PX = 77;

type InsightListProps = {
  /** None while they are on their way. */
  rows: readonly Insight[] | undefined;
  failed: FailedRead | undefined;
  selected: string | undefined;
  hrefOf: (insight: Insight) => string;
  chosen: Chosen;
  /** Fetches more; absent where there are none. */
  onMore: (() => void) | undefined;
  isMoreComing: boolean;
  empty: ReactNode;
};

/** The list of insights, in every state that it can be in. */
export function InsightList(props: InsightListProps) {
  const { rows, failed, selected, hrefOf, chosen, onMore, isMoreComing, empty } = props;
  return (
    <section className={styles.list} aria-label={t('insights')} aria-busy={!rows && !failed}>
      <div className={styles.scroller}>
        {failed && <LoadError {...failed} />}
        {!rows && !failed && <SkeletonRows rows={10} height={ROW_PX} />}
        {rows?.length === 0 && empty}
        {rows && rows.length > 0 && <Rows {...{ rows, selected, hrefOf, chosen }} />}
        {onMore && (
          <div className={styles.more}>
            <Button variant="ghost" wide disabled={isMoreComing} onClick={onMore}>
              {t('show_more')}
            </Button>
          </div>
        )}
      </div>
      {rows && rows.length > 0 && (
        <p className={styles.foot}>
          {onMore ? t('shown_more', { shown: rows.length }) : t('shown', { count: rows.length })}
        </p>
      )}
    </section>
  );
}

type RowsProps = Pick<InsightListProps, 'selected' | 'hrefOf' | 'chosen'> & { rows: readonly Insight[] };

function Rows({ rows, selected, hrefOf, chosen }: RowsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = selected ? list.current?.querySelector<HTMLElement>('[aria-current]') : null;
    row?.scrollIntoView({ block: 'nearest' });
    // Keys that move the selection take the focus of the list along, or Enter would lead back to where it was.
    if (list.current?.contains(document.activeElement)) row?.focus({ preventScroll: true });
  }, [selected]);
  return (
    <ul ref={list} className={styles.rows}>
      {rows.map((insight) => (
        <li key={insight.id}>
          <InsightRow
            insight={insight}
            href={hrefOf(insight)}
            isSelected={insight.id === selected}
            isChosen={chosen.has(insight.id)}
            onChoose={() => chosen.toggle(insight.id)}
          />
        </li>
      ))}
    </ul>
  );
}
