import { useFormat } from '../../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../../ui/card/figure.tsx';
import { figuresOf, type Opportunity } from '../../effects/opportunities/pipeline.ts';
import { t } from './messages.ts';

type PipelineFiguresProps = { opportunities: readonly Opportunity[]; currency: string };

/** What the pipeline comes to. */
export function PipelineFigures({ opportunities, currency }: PipelineFiguresProps) {
  const format = useFormat();
  const figures = figuresOf(opportunities, format.today());
  const short = (minor: number) => format.money(minor, currency, { compact: true });
  const counted = (count: number) => [{ text: t('open_count', { count }) }];
  return (
    <Figures>
      <Figure label={t('pipeline')} value={short(figures.pipeline_minor)} lines={counted(figures.open)} />
      <Figure
        label={t('weighted_pipeline')}
        value={short(figures.weighted_minor)}
        lines={[{ text: t('by_probability') }]}
      />
      <Figure label={t('closing_next')} value={short(figures.soon_minor)} lines={counted(figures.soon)} />
      <Figure
        label={t('won')}
        value={short(figures.won_minor)}
        lines={
          figures.win_rate === null
            ? [{ text: t('none_decided') }]
            : [{ text: t('win_rate', { share: format.percent(figures.win_rate) }) }]
        }
      />
    </Figures>
  );
}
