import type { Calculation } from '#contract/calculator/inputs.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, type FigureLine, Figures } from '../../../../ui/card/figure.tsx';
import { FigureFormula } from './figure-formula.tsx';
import { r } from './messages.ts';

export type ResultsProps = {
  calculation: Calculation;
  results: CalculationResults;
};

/** Price, cost, margin and what an hour sells for; each says how it is made. */
export function ResultFigures({ calculation, results }: ResultsProps) {
  const format = useFormat();
  const { currency, blended_rate_minor: blended, hours } = results;
  const money = (minor: number) => format.money(minor, currency);
  const formula = (figure: 'price_minor' | 'cost_minor' | 'margin_minor' | 'blended_rate_minor') => (
    <FigureFormula {...{ figure, calculation, results }} />
  );
  return (
    <Figures>
      <Figure
        label={r('price')}
        value={money(results.price_minor)}
        lines={[{ text: discountWords(results, format) }, ...taxLine(results, money)]}
        aside={formula('price_minor')}
      />
      <Figure
        label={r('cost')}
        value={money(results.cost_minor)}
        lines={[{ text: `${r('direct_cost')} ${money(results.direct_cost_minor)}` }]}
        aside={formula('cost_minor')}
      />
      <Figure
        label={r('margin')}
        value={money(results.margin_minor)}
        of={results.margin_pct === null ? undefined : format.percent(Number(results.margin_pct) / 100, 2)}
        lines={marginLines(results, calculation.target.margin_pct, format)}
        aside={formula('margin_minor')}
      />
      <Figure
        label={r('blended')}
        value={blended === null ? '–' : money(blended)}
        of={blended === null ? undefined : r('an_hour')}
        lines={[
          { text: blended === null ? r('no_hours') : r('hours', { hours: format.number(Number(hours), 2) }) },
        ]}
        aside={formula('blended_rate_minor')}
      />
    </Figures>
  );
}

const discountWords = ({ discount_share_pct: share }: CalculationResults, { percentage }: Format): string => {
  if (share === null || Number(share) === 0) return r('at_list');
  const pct = percentage(share.replace('-', ''));
  return share.startsWith('-') ? r('surcharge', { pct }) : r('after_discount', { pct });
};

const taxLine = (
  { tax_minor, total_minor }: CalculationResults,
  money: (minor: number) => string,
): FigureLine[] => (tax_minor === 0 ? [] : [{ text: r('total', { total: money(total_minor) }) }]);

const marginLines = (
  { margin_pct, margin_minor }: CalculationResults,
  aim: string | null,
  { percentage }: Format,
): FigureLine[] => {
  if (margin_minor < 0) return [{ text: r('loss'), tone: 'bad' }];
  if (aim === null || margin_pct === null) return [];
  return Number(margin_pct) < Number(aim)
    ? [{ text: r('below_aim', { pct: percentage(aim) }), tone: 'warn' }]
    : [{ text: r('aimed', { pct: percentage(aim) }), tone: 'ok' }];
};
