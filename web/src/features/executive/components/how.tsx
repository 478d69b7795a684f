import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { FigureFormula, type Term } from '../../../ui/card/figure-formula.tsx';
import { leftOutWord } from '../effects/words.ts';
import { t } from '../messages.ts';

type HowProps = {
  of: string;
  words: string;
  executive: Executive;
  terms: readonly Term[];
  /** It stands on a day instead of being summed over a period. */
  onDay?: boolean;
};

/** How a figure is made, of which days, and what isn't in it. */
export function How({ of, words, executive, terms, onDay = false }: HowProps) {
  const format = useFormat();
  const { as_of, period, counted, left_out } = executive;
  const days = onDay
    ? t('how_day', { day: format.day(as_of) })
    : t('how_days', { from: format.day(period.from), to: format.day(period.to) });
  const notes = [
    days,
    t('how_counted', { count: counted }),
    ...left_out.map((left) => leftOutWord(format, left)),
  ];
  return <FigureFormula label={t('how', { figure: of })} words={words} terms={terms} notes={notes} />;
}
