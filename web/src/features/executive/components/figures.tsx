import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { type ExecutiveSearch, rowsHref } from '../effects/address.ts';
import { hoursWord, moneyWord, pctWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import { before } from './before.ts';
import { How } from './how.tsx';

type FiguresProps = { executive: Executive; search: ExecutiveSearch };

/** Revenue, margin, utilisation and pipeline, each beside the period before and leading to its rows. */
export function HeadFigures(props: FiguresProps) {
  return (
    <Figures>
      <RevenueFigure {...props} />
      <MarginFigure {...props} />
      <UtilisationFigure {...props} />
      <PipelineFigure {...props} />
    </Figures>
  );
}

function RevenueFigure({ executive, search }: FiguresProps) {
  const format = useFormat();
  const { total, previous, currency } = executive;
  const money = (minor: number | null) => moneyWord(format, minor, currency);
  const href = rowsHref('projects', { ...search, which: 'worked', sort: '-revenue' });
  return (
    <Figure
      label={t('revenue')}
      value={money(total.revenue_minor)}
      lines={[before(money(previous.revenue_minor))]}
      href={href}
      aside={
        <How
          of={t('revenue')}
          words={t('how_revenue')}
          executive={executive}
          terms={[
            {
              label: t('billable'),
              value: t('hours_of', {
                logged: hoursWord(format, total.billable_s),
                capacity: hoursWord(format, total.logged_s),
              }),
              href,
            },
            { label: t('revenue'), value: money(total.revenue_minor), href },
          ]}
        />
      }
    />
  );
}

function MarginFigure({ executive, search }: FiguresProps) {
  const format = useFormat();
  const { total, previous, currency } = executive;
  const money = (minor: number | null) => moneyWord(format, minor, currency);
  const href = rowsHref('projects', { ...search, which: 'worked', sort: 'margin' });
  const share =
    total.margin_pct === null ? [] : [{ text: t('of_revenue', { pct: pctWord(format, total.margin_pct) }) }];
  return (
    <Figure
      label={t('margin')}
      value={money(total.margin_minor)}
      lines={[...share, before(money(previous.margin_minor))]}
      href={href}
      aside={
        <How
          of={t('margin')}
          words={t('how_margin')}
          executive={executive}
          terms={[
            { label: t('revenue'), value: money(total.revenue_minor), href },
            { label: t('cost'), value: money(total.cost_minor), href },
          ]}
        />
      }
    />
  );
}

function UtilisationFigure({ executive, search }: FiguresProps) {
  const format = useFormat();
  const { total, previous } = executive;
  const href = rowsHref('teams', search);
  const seconds = total.capacity_min === null ? null : total.capacity_min * 60;
  const [logged, capacity] = [hoursWord(format, total.logged_s), hoursWord(format, seconds)];
  return (
    <Figure
      label={t('utilisation')}
      value={pctWord(format, total.utilisation_pct)}
      lines={[
        { text: t('hours_of', { logged, capacity }) },
        before(pctWord(format, previous.utilisation_pct)),
      ]}
      href={href}
      aside={
        <How
          of={t('utilisation')}
          words={t('how_utilisation')}
          executive={executive}
          terms={[
            { label: t('logged'), value: logged, href },
            { label: t('to_work'), value: capacity, href },
            { label: t('billable'), value: pctWord(format, total.billable_pct), href },
          ]}
        />
      }
    />
  );
}

function PipelineFigure({ executive, search }: FiguresProps) {
  const format = useFormat();
  const { total, currency } = executive;
  const money = (minor: number | null) => moneyWord(format, minor, currency);
  const href = rowsHref('deals', { ...search, sort: '-price' });
  const deals = total.pipeline_deals === null ? [] : [{ text: t('deals', { count: total.pipeline_deals }) }];
  return (
    <Figure
      label={t('pipeline')}
      value={money(total.pipeline_minor)}
      lines={[{ text: t('weighted', { value: money(total.pipeline_weighted_minor) }) }, ...deals]}
      href={href}
      aside={
        <How
          of={t('pipeline')}
          words={t('how_pipeline')}
          executive={executive}
          onDay
          terms={[
            { label: t('price'), value: money(total.pipeline_minor), href },
            { label: t('by_probability'), value: money(total.pipeline_weighted_minor), href },
          ]}
        />
      }
    />
  );
}
