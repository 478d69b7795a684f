import type { DealsheetBoard } from '#contract/dealsheets/board.ts';
import { PIPELINE_STATUSES } from '#contract/dealsheets/states.ts';
import { percentOf } from '#contract/money/percent.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Figure } from '../../../../ui/card/figure.tsx';
import { BoardFigures } from '../../../embedding/components/board-figures.tsx';
import { shareOf } from '../../effects/figures.ts';
import { t } from './messages.ts';

type PipelineFiguresProps = { columns: DealsheetBoard['columns']; currency: string };

/** What may still be won comes to, what is left of it, and what waits for somebody's approval. */
export function PipelineFigures({ columns, currency }: PipelineFiguresProps) {
  const format = useFormat();
  const open = columns.filter(({ status }) => PIPELINE_STATUSES.some((one) => one === status));
  const sum = (key: 'count' | 'price_minor' | 'weighted_minor' | 'margin_minor') =>
    open.reduce((all, column) => all + column[key], 0);
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  const waiting = columns.find(({ status }) => status === 'submitted');
  return (
    <BoardFigures>
      <Figure
        label={t('pipeline')}
        value={short(sum('price_minor'))}
        lines={[{ text: t('deals', { count: sum('count') }) }]}
      />
      <Figure
        label={t('weighted')}
        value={short(sum('weighted_minor'))}
        lines={[
          {
            text: t('weighted_share', {
              share: shareOf(format, percentOf(sum('weighted_minor'), sum('price_minor'))),
            }),
          },
        ]}
      />
      <Figure
        label={t('margin')}
        value={shareOf(format, percentOf(sum('margin_minor'), sum('price_minor')))}
        lines={[{ text: t('margin_of', { amount: short(sum('margin_minor')) }) }]}
      />
      <Figure
        label={t('waiting')}
        value={format.number(waiting?.count ?? 0)}
        lines={[
          waiting?.count
            ? { text: t('waiting_value', { amount: short(waiting.price_minor) }), tone: 'warn' }
            : { text: t('waiting_none') },
        ]}
      />
    </BoardFigures>
  );
}
