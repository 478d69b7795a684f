import { IconInfoCircle } from '@tabler/icons-react';
import { type Figure, formulasOf } from '#contract/calculator/formulas.ts';
import type { Calculation } from '#contract/calculator/inputs.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { FormulaText } from './formula-text.tsx';
import { figureName, termName } from './formula-words.ts';
import { r } from './messages.ts';
import styles from './results.module.css';

type FigureFormulaProps = { figure: Figure; calculation: Calculation; results: CalculationResults };

/** How a figure is made: a button that says it with the figures in it. */
export function FigureFormula({ figure, calculation, results }: FigureFormulaProps) {
  const format = useFormat();
  const label = r('formula_of', { figure: figureName(figure) });
  return (
    <Popover
      role="dialog"
      align="end"
      label={label}
      className={styles['formula-box']}
      trigger={
        <IconButton
          icon={IconInfoCircle}
          variant="ghost"
          small
          className={styles['formula-button']}
          label={label}
        />
      }
    >
      {() => (
        <FormulaText
          name={figureName(figure)}
          value={resultValue(figure, results, format)}
          formula={formulasOf(calculation, results)[figure]}
          nameOf={termName}
        />
      )}
    </Popover>
  );
}

const resultValue = (figure: Figure, results: CalculationResults, format: Format): string => {
  const value = results[figure];
  if (value === null) return '–';
  if (figure === 'hours') return format.number(Number(value), 4);
  return typeof value === 'number' ? format.money(value, results.currency) : format.percentage(value);
};
