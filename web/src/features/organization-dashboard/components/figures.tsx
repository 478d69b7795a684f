import { IconTrendingDown, IconTrendingUp } from '@tabler/icons-react';
import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Figure, type FigureLine, Figures } from '../../../ui/card/figure.tsx';
import { FigureFormula, type Term } from '../../../ui/card/figure-formula.tsx';
import { capacityHref, type rowsOf, VACANCIES } from '../effects/rows.ts';
import { t } from '../messages.ts';

type FiguresProps = { dashboard: OrganizationDashboard; rows: ReturnType<typeof rowsOf> };

/** Utilisation, people, missing days and what waits; each leads to its rows and says how it is made. */
export function OrganizationFigures(props: FiguresProps) {
  return (
    <Figures>
      <UtilisationFigure {...props} />
      <PeopleFigure {...props} />
      <MissingFigure {...props} />
      <WaitingFigure {...props} />
    </Figures>
  );
}

type HowProps = { of: string; words: string; terms: readonly Term[]; counted: string; as_of: string };

function How({ of, words, terms, counted, as_of }: HowProps) {
  const format = useFormat();
  const notes = [counted, t('as_of', { at: format.instant(as_of) })];
  return <FigureFormula label={t('formula_of', { figure: of })} words={words} terms={terms} notes={notes} />;
}

/** By how many points a share differs from the one before. */
const changeOf = (now: number | null, before: number | null): FigureLine => {
  if (now === null) return { text: t('nothing_to_work') };
  if (before === null) return { text: t('nothing_before') };
  const points = Math.abs(now - before);
  if (points === 0) return { text: t('points_same') };
  return now > before
    ? { text: t('points_more', { points }), icon: IconTrendingUp }
    : { text: t('points_less', { points }), icon: IconTrendingDown };
};

function UtilisationFigure({ dashboard: { utilisation, as_of } }: FiguresProps) {
  const format = useFormat();
  const { now, before } = utilisation;
  const hours = (value: number) => format.number(value, 0);
  const share = (pct: number | null) => (pct === null ? '–' : t('pct', { pct }));
  const sums = ({ logged_s, capacity_min }: typeof now) =>
    t('hours_of', { logged: hours(logged_s / 3600), capacity: hours(capacity_min / 60) });
  const from = format.day(now.from, 'short');
  return (
    <Figure
      label={t('utilisation')}
      value={share(now.pct)}
      lines={[changeOf(now.pct, before.pct), { text: sums(now) }]}
      href={capacityHref({})}
      aside={
        <How
          of={t('utilisation')}
          words={t('utilisation_words')}
          terms={[
            {
              label: t('logged'),
              value: t('hours', { hours: hours(now.logged_s / 3600) }),
              href: capacityHref({}),
            },
            {
              label: t('capacity'),
              value: t('hours', { hours: hours(now.capacity_min / 60) }),
              href: capacityHref({}),
            },
            { label: t('before'), value: share(before.pct), href: capacityHref({ from: before.from }) },
          ]}
          counted={t('utilisation_counted', { from, to: format.day(now.to) })}
          as_of={as_of}
        />
      }
    />
  );
}

function PeopleFigure({ dashboard: { people, vacancies, as_of }, rows }: FiguresProps) {
  const format = useFormat();
  const seats = vacancies.seats > 0 ? t('seats', { count: vacancies.seats }) : t('no_seats');
  return (
    <Figure
      label={t('people')}
      value={format.number(people.active)}
      lines={[
        {
          text:
            people.away_today > 0 ? t('away_today', { count: people.away_today }) : t('nobody_away_today'),
        },
        { text: seats },
      ]}
      href={rows.people}
      aside={
        <How
          of={t('people')}
          words={t('people_words')}
          terms={[
            { label: t('away'), value: format.number(people.away_today), href: rows.away },
            { label: t('invited'), value: format.number(people.invited), href: rows.invited },
            { label: t('placeholders'), value: format.number(people.placeholders), href: rows.placeholders },
            { label: t('free_seats'), value: format.number(vacancies.seats), href: VACANCIES },
          ]}
          counted={t('people_counted')}
          as_of={as_of}
        />
      }
    />
  );
}

function MissingFigure({ dashboard: { missing, as_of }, rows }: FiguresProps) {
  const format = useFormat();
  const [last, running] = missing;
  if (!last || !running) return null;
  const days = last.days + running.days;
  const term = (label: string, week: typeof last): Term => ({
    label,
    value: t('missing_value', { days: format.number(week.days), count: week.people }),
    href: rows.missing(week.from),
  });
  return (
    <Figure
      label={t('missing')}
      value={format.number(days)}
      lines={[
        {
          text: t('last_week_days', { count: last.days }),
          ...(last.days > 0 ? { tone: 'warn' as const } : {}),
        },
        { text: t('this_week_days', { count: running.days }) },
      ]}
      href={rows.missing(last.days > 0 ? last.from : running.from)}
      aside={
        <How
          of={t('missing')}
          words={t('missing_words', { from: format.day(last.from, 'short') })}
          terms={[term(t('last_week'), last), term(t('this_week'), running)]}
          counted={t('missing_counted')}
          as_of={as_of}
        />
      }
    />
  );
}

function WaitingFigure({ dashboard: { waiting, as_of }, rows }: FiguresProps) {
  const format = useFormat();
  const { own, entries, oldest } = waiting;
  return (
    <Figure
      label={t('waiting')}
      value={format.number(own)}
      lines={[
        { text: entries > 0 ? t('waiting_all', { count: entries }) : t('nothing_waits') },
        ...(oldest ? [{ text: t('oldest', { day: format.day(oldest, 'short') }) }] : []),
      ]}
      href={rows.approvals}
      aside={
        <How
          of={t('waiting')}
          words={t('waiting_words')}
          terms={[
            { label: t('waiting_own'), value: format.number(own), href: rows.approvals },
            { label: t('waiting_everybody'), value: format.number(entries) },
          ]}
          counted={t('waiting_counted')}
          as_of={as_of}
        />
      }
    />
  );
}
