import { useFormat } from '../../../../platform/format/use-format.ts';
import { FigureFormula, type Term } from '../../../../ui/card/figure-formula.tsx';
import { t } from './messages.ts';

export type { Term } from '../../../../ui/card/figure-formula.tsx';

type FormulaProps = {
  /** The figure's name. */
  of: string;
  /** The formula in words. */
  words: string;
  terms: readonly Term[];
  /** What is counted and what isn't. */
  counted: string;
  /** The moment that the numbers are of. */
  as_of: string;
};

/** How a figure is made: a button that says it in words and numbers. */
export function Formula({ of, words, terms, counted, as_of }: FormulaProps) {
  const format = useFormat();
  return (
    <FigureFormula
      label={t('formula_of', { figure: of })}
      words={words}
      terms={terms}
      notes={[counted, t('as_of', { at: format.instant(as_of) })]}
    />
  );
}
