import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Figure } from '../../../../ui/card/figure.tsx';
import { BoardFigures } from '../../../embedding/components/board-figures.tsx';
import { t } from './messages.ts';

/** What the plans come to, how well their clients are known, and which reviews are late. */
export function PlanFigures({ board }: { board: AccountPlanBoard }) {
  const format = useFormat();
  const { total, currency, coverage_pct, thin, overdue_reviews } = board;
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <BoardFigures>
      <Figure
        label={t('revenue')}
        value={short(total.revenue_minor)}
        of={t('of_target', { target: short(total.revenue_target_minor) })}
        lines={[{ text: t('plans', { count: total.count }) }]}
      />
      <Figure
        label={t('forecast')}
        value={short(total.weighted_minor)}
        lines={[{ text: t('forecast_note') }]}
      />
      <Figure
        label={t('coverage')}
        value={coverage_pct === null ? '–' : format.percent(coverage_pct / 100)}
        lines={[thin > 0 ? { text: t('thin', { count: thin }), tone: 'warn' } : { text: t('covered') }]}
      />
      <Figure
        label={t('overdue')}
        value={format.number(overdue_reviews)}
        lines={[
          overdue_reviews > 0 ? { text: t('overdue_some'), tone: 'warn' } : { text: t('overdue_none') },
        ]}
      />
    </BoardFigures>
  );
}
