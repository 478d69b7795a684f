import type { Executive } from '#contract/executive/shapes.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Figure, Figures } from '../../../ui/card/figure.tsx';
import { type ExecutiveSearch, rowsHref } from '../effects/address.ts';
import { countWord, moneyWord } from '../effects/words.ts';
import { t } from '../messages.ts';
import { before } from './before.ts';
import { How } from './how.tsx';

type FiguresProps = { executive: Executive; search: ExecutiveSearch };

/** Backlog, grave incidents, overdue reviews and healths that disagree. */
export function StandingFigures(props: FiguresProps) {
  return (
    <Figures>
      <BacklogFigure {...props} />
      <IncidentsFigure {...props} />
      <ReviewsFigure {...props} />
      <DisagreementsFigure {...props} />
    </Figures>
  );
}

function BacklogFigure({ executive, search }: FiguresProps) {
  const format = useFormat();
  const { total, currency } = executive;
  const value = moneyWord(format, total.backlog_minor, currency);
  const href = rowsHref('projects', { ...search, which: 'backlog', sort: '-backlog' });
  const count = total.backlog_projects;
  return (
    <Figure
      label={t('backlog')}
      value={value}
      lines={count === null ? [] : [{ text: t('backlog_projects', { count }) }]}
      href={href}
      aside={
        <How
          of={t('backlog')}
          words={t('how_backlog')}
          executive={executive}
          onDay
          terms={[
            { label: t('backlog'), value, href },
            { label: t('projects'), value: countWord(format, count), href },
          ]}
        />
      }
    />
  );
}

function IncidentsFigure({ executive: { total }, search }: FiguresProps) {
  const format = useFormat();
  const { sev1, sev2 } = total;
  const isKnown = sev1 !== null && sev2 !== null;
  return (
    <Figure
      label={t('incidents')}
      value={isKnown ? format.number(sev1 + sev2) : '–'}
      lines={
        isKnown ? [{ text: t('grave', { sev1, sev2 }), ...(sev1 > 0 ? { tone: 'bad' as const } : {}) }] : []
      }
      href={rowsHref('incidents', search)}
    />
  );
}

function ReviewsFigure({ executive: { total, previous }, search }: FiguresProps) {
  const format = useFormat();
  return (
    <Figure
      label={t('reviews')}
      value={countWord(format, total.overdue_reviews)}
      lines={[before(countWord(format, previous.overdue_reviews))]}
      href={rowsHref('reviews', search)}
    />
  );
}

function DisagreementsFigure({ executive: { total }, search }: FiguresProps) {
  const format = useFormat();
  const isAny = total.disagreements !== null && total.disagreements > 0;
  const words = total.projects === null ? null : t('of_projects', { count: total.projects });
  return (
    <Figure
      label={t('disagreements')}
      value={countWord(format, total.disagreements)}
      lines={words === null ? [] : [{ text: words, ...(isAny ? { tone: 'warn' as const } : {}) }]}
      href={rowsHref('projects', { ...search, which: 'disagreeing' })}
    />
  );
}
