import { useId } from 'react';
import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import type { Format } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Count } from '../../../../ui/display/tag.tsx';
import { shareOf } from '../../effects/figures.ts';
import { t as words } from '../../messages.ts';
import type { BoardQuery } from '../../queries.ts';
import { DealsheetStatusText } from '../dealsheet-status.tsx';
import styles from './board.module.css';
import { BoardCard } from './board-card.tsx';
import { t } from './messages.ts';
import { useColumn } from './use-column.ts';
import { useNextFocus } from './use-next-focus.ts';

type Column = DealsheetBoard['columns'][number];

type BoardColumnProps = { column: Column; currency: string; query: BoardQuery; format: Format };

/** The deals of one status under what they come to, the first ones at once and the others when they are asked for. */
export function BoardColumn({ column, currency, query, format }: BoardColumnProps) {
  const heading = useId();
  const { cards, left, isLoading, hasFailed, onMore } = useColumn(column, query);
  const { list, awaitNext } = useNextFocus(cards.length);
  const { status, count } = column;
  return (
    <section className={styles.column} aria-labelledby={heading} data-column="">
      <header className={styles.head}>
        <h2 id={heading} className={styles.heading}>
          <DealsheetStatusText status={status} /> <Count value={format.number(count)} />
        </h2>
        <Sums column={column} currency={currency} format={format} />
      </header>
      <div className={styles.scroll}>
        {cards.length === 0 && <p className={styles.none}>{t('none_here')}</p>}
        <ul ref={list} className={styles.cards}>
          {cards.map((deal) => (
            <BoardCard key={deal.id} deal={deal} format={format} />
          ))}
        </ul>
        <div aria-live="polite">
          {hasFailed && (
            <StatusText tone="bad" small>
              {t('more_failed')}
            </StatusText>
          )}
        </div>
        {left > 0 && (
          <Button
            wide
            small
            aria-disabled={isLoading}
            aria-label={t('more_of', { count: format.number(left), status: words(`status_${status}`) })}
            onClick={() => {
              if (isLoading) return;
              awaitNext();
              onMore();
            }}
          >
            {t('more', { count: format.number(left) })}
          </Button>
        )}
      </div>
    </section>
  );
}

function Sums({ column, currency, format }: Omit<BoardColumnProps, 'query'>) {
  const { count, price_minor, weighted_minor, margin_minor } = column;
  if (count === 0) return <p className={styles.sums}>–</p>;
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  const share = price_minor === 0 ? null : String((margin_minor / price_minor) * 100);
  return (
    <p className={styles.sums}>
      <strong title={format.money(price_minor, currency)}>{short(price_minor)}</strong>
      <span title={format.money(weighted_minor, currency)}>
        {t('weighted', { amount: short(weighted_minor) })}
      </span>
      <span title={format.money(margin_minor, currency)}>
        {t('margin_of', { share: shareOf(format, share) })}
      </span>
    </p>
  );
}
