import type { Calculation, CalculationLine } from '#contract/calculator/inputs.ts';
import { LINE_FIGURES, lineFormulas } from '#contract/calculator/line-formulas.ts';
import type { LineResult } from '#contract/calculator/results.ts';
import type { DatedRate } from '#contract/money/exchange.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Dialog, DialogVerbs } from '../../../../ui/feedback/dialog.tsx';
import { t } from '../../messages.ts';
import { FormulaText } from './formula-text.tsx';
import { lineTermName } from './line-formula-words.ts';

export type LineFormulasDialogProps = {
  at: number;
  line: CalculationLine;
  result: LineResult;
  calculation: Calculation;
  rates: readonly DatedRate[];
  onClose: () => void;
};

/** How each figure of a line is made. */
export default function LineFormulasDialog(props: LineFormulasDialogProps) {
  const { at, line, result, calculation, rates, onClose } = props;
  const format = useFormat();
  const formulas = lineFormulas(line, result, calculation, rates);
  return (
    <Dialog open title={t('counted_title', { line: at + 1, name: line.name })} onClose={onClose}>
      {LINE_FIGURES.map((figure) => (
        <FormulaText
          key={figure}
          name={lineTermName({ name: figure })}
          value={format.money(result[figure], calculation.currency)}
          formula={formulas[figure]}
          nameOf={lineTermName}
        />
      ))}
      <DialogVerbs>
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      </DialogVerbs>
    </Dialog>
  );
}
