import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import type { DealsheetStatus } from '#contract/dealsheets/states.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Tabs } from '../../../../ui/action/tabs.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { t as words } from '../../messages.ts';
import type { BoardQuery } from '../../queries.ts';
import styles from './board.module.css';
import { BoardColumn } from './board-column.tsx';
import { moveBetweenCards } from './card-keys.ts';
import { t } from './messages.ts';

type BoardProps = {
  board: DealsheetBoard;
  query: BoardQuery;
  /** The statuses to show. */
  statuses: readonly DealsheetStatus[];
  /** The one that a phone shows, where somebody chose it. */
  chosen: DealsheetStatus | undefined;
  hrefOf: (status: DealsheetStatus) => string;
};

/** The pipeline: a column a status beside each other, on a phone one at a time. */
export function Board({ board, query, statuses, chosen, hrefOf }: BoardProps) {
  const format = useFormat();
  const isPhone = useIsPhone();
  const columns = board.columns.filter(({ status }) => statuses.includes(status));
  const open =
    columns.find(({ status }) => status === chosen) ?? columns.find(({ count }) => count > 0) ?? columns[0];
  const shown = isPhone ? columns.filter((column) => column === open) : columns;
  return (
    <>
      {isPhone && (
        <div className={styles.tabs}>
          <Tabs
            label={t('columns')}
            bare
            items={columns.map(({ status, count }) => ({
              ...{ id: status, label: words(`status_${status}`), href: hrefOf(status) },
              ...{ count: format.number(count), active: status === open?.status },
            }))}
          />
        </div>
      )}
      <section className={styles.board} aria-label={t('board')} onKeyDown={moveBetweenCards}>
        {shown.map((column) => (
          <BoardColumn key={column.status} {...{ column, query, format }} currency={board.currency} />
        ))}
      </section>
      <Foot board={board} format={format} />
    </>
  );
}

/** What the sums are in, how old the rates are that they rest on, and what isn't in them. */
function Foot({ board, format }: { board: DealsheetBoard; format: Format }) {
  const { currency, rate_day, without_rate } = board;
  const sums =
    rate_day === null ? t('sums_in', { currency }) : t('sums_by', { currency, day: format.day(rate_day) });
  const missing = t('without_rate', { currencies: without_rate.join(', ') });
  return <p className={styles.note}>{without_rate.length === 0 ? sums : `${sums} · ${missing}`}</p>;
}
