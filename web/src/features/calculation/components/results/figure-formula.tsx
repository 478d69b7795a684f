import { IconInfoCircle } from '@tabler/icons-react';
import { type Expression, type Formula, tokensOf } from '#contract/calculator/formula.ts';
import { type Figure, formulasOf } from '#contract/calculator/formulas.ts';
import type { Calculation } from '#contract/calculator/inputs.ts';
import type { CalculationResults } from '#contract/calculator/results.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { IconButton } from '../../../../ui/action/icon-button.tsx';
import { Popover } from '../../../../ui/popover/popover.tsx';
import { figureName, termName, termValue } from './formula-words.ts';
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
      {() => <FormulaText {...{ figure, calculation, results, format }} />}
    </Popover>
  );
}

/** The formula itself: in words, then with its figures, then what it comes to. */
function FormulaText({ figure, calculation, results, format }: FigureFormulaProps & { format: Format }) {
  const formula = formulasOf(calculation, results)[figure];
  const { currency } = results;
  return (
    <div className={styles.formula} tabIndex={-1}>
      <strong>{figureName(figure)}</strong>
      <ul className={styles.terms}>
        {rowsOf(formula.is).map(({ key, sign, term }) => (
          <li key={key}>
            <span>
              {sign} {termName(term)}
            </span>
            <span className={styles.number}>{termValue(term, format)}</span>
          </li>
        ))}
      </ul>
      <p className={styles.comes}>
        <span>= {figureName(figure)}</span>
        <span className={styles.number}>{resultValue(figure, results, format, currency)}</span>
      </p>
      {roundedWords(formula) && <p className={styles.note}>{roundedWords(formula)}</p>}
    </div>
  );
}

const roundedWords = ({ rounded }: Formula): string | null => (rounded ? r(`rounded_${rounded}`) : null);

/** The terms of a formula, each with what stands before it. */
const rowsOf = (is: Expression) => {
  let sign = '';
  return tokensOf(is).flatMap((token, at) => {
    if (typeof token === 'string') {
      sign += token;
      return [];
    }
    const row = { key: `${at}-${token.name}`, sign, term: token };
    sign = '';
    return [row];
  });
};

const resultValue = (
  figure: Figure,
  results: CalculationResults,
  format: Format,
  currency: string,
): string => {
  const value = results[figure];
  if (value === null) return '–';
  if (figure === 'hours') return format.number(Number(value), 4);
  return typeof value === 'number' ? format.money(value, currency) : `${value} %`;
};
