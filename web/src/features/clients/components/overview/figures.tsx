import { IconAlertOctagon, IconCircleCheck } from '@tabler/icons-react';
import type { ClientAttention } from '#contract/clients/attention.ts';
import type { ClientOverview } from '#contract/clients/overview.ts';
import { OPEN_STATUSES } from '#contract/projects/states.ts';
import { createExport } from '#contract/time-exports/endpoints.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { useMaybeOrganization, usePermissions } from '../../../../platform/person.ts';
import { Figure, type FigureLine, Figures } from '../../../../ui/card/figure.tsx';
import { t } from './messages.ts';
import { marginIn, marginText, sumOf } from './month-words.ts';

type OverviewFiguresProps = {
  overview: ClientOverview;
  /** Undefined while it is on its way, null where it couldn't be had. */
  attention: ClientAttention | undefined | null;
  /** Projects of the client, where only its own are counted. */
  projects: string | undefined;
  /** The projects behind months. */
  work: (from: string, to: string) => string;
};

/** What an account manager asks first: money, margin, how projects stand, and what can be billed. */
export function OverviewFigures({ overview, attention, projects, work }: OverviewFiguresProps) {
  const { from, to, cost_minor } = overview.quarter;
  const quarter = { overview, href: work(from.slice(0, 7), to.slice(0, 7)) };
  return (
    <Figures>
      <Revenue {...quarter} />
      {cost_minor === null ? <Hours {...quarter} /> : <Margin {...quarter} />}
      <Projects overview={overview} href={projects} />
      <Unbilled unbilled={attention === null ? null : attention?.unbilled} />
    </Figures>
  );
}

type QuarterProps = { overview: ClientOverview; href: string };

function Revenue({ overview, href }: QuarterProps) {
  const { currency, quarter, previous_quarter, months } = overview;
  const format = useFormat();
  const money = (minor: number) => format.money(minor, currency, { compact: true });
  return (
    <Figure
      label={t('revenue')}
      href={href}
      value={<span title={format.money(quarter.bill_minor, currency)}>{money(quarter.bill_minor)}</span>}
      lines={[
        { text: t('last_quarter', { value: money(previous_quarter.bill_minor) }) },
        { text: t('twelve_months', { value: money(sumOf(months).bill_minor) }) },
      ]}
    />
  );
}

function Margin({ overview, href }: QuarterProps) {
  const format = useFormat();
  const { quarter, previous_quarter, currency, margin_floor_pct: floor } = overview;
  const margin = marginIn(quarter);
  const under = margin !== null && floor !== null ? floor - margin * 100 : 0;
  const left = quarter.bill_minor - (quarter.cost_minor ?? 0);
  return (
    <Figure
      label={t('margin')}
      href={href}
      value={marginText(format, quarter)}
      lines={[
        under > 0
          ? {
              text: t('under_floor', {
                points: format.number(under, 1),
                floor: format.number(floor ?? 0, 1),
              }),
              tone: 'warn',
            }
          : { text: t('earned', { value: format.money(left, currency, { compact: true }) }) },
        { text: t('last_quarter', { value: marginText(format, previous_quarter) }) },
      ]}
    />
  );
}

function Hours({ overview: { quarter, previous_quarter }, href }: QuarterProps) {
  const format = useFormat();
  const share = quarter.seconds === 0 ? 0 : quarter.billable_seconds / quarter.seconds;
  return (
    <Figure
      label={t('hours')}
      href={href}
      value={format.duration(quarter.seconds)}
      lines={[
        { text: t('last_quarter', { value: format.duration(previous_quarter.seconds) }) },
        { text: t('billable_share', { share: format.percent(share) }) },
      ]}
    />
  );
}

type ProjectsProps = { overview: ClientOverview; href: string | undefined };

function Projects({ overview: { statuses, healths }, href }: ProjectsProps) {
  const format = useFormat();
  const count = (wanted: readonly string[]) =>
    statuses.reduce((all, { status, projects }) => all + (wanted.includes(status) ? projects : 0), 0);
  const all = statuses.reduce((sum, { projects }) => sum + projects, 0);
  return (
    <Figure
      label={t('open_projects')}
      value={format.number(count(OPEN_STATUSES))}
      of={t('of_all', { count: all })}
      lines={healthLines(healths)}
      {...(href ? { href } : {})}
    />
  );
}

const healthLines = (healths: ClientOverview['healths']): FigureLine[] => {
  const count = (wanted: string) => healths.find(({ health }) => health === wanted)?.projects ?? 0;
  const [red, amber] = [count('red'), count('amber')];
  if (red + amber > 0)
    return [
      ...(red > 0 ? [{ text: t('red', { count: red }), tone: 'bad', icon: IconAlertOctagon } as const] : []),
      ...(amber > 0 ? [{ text: t('amber', { count: amber }), tone: 'warn' } as const] : []),
    ];
  if (healths.length === 0) return [];
  return count('green') > 0
    ? [{ text: t('all_well'), tone: 'ok', icon: IconCircleCheck }]
    : [{ text: t('no_health') }];
};

function Unbilled({ unbilled }: { unbilled: ClientAttention['unbilled'] | undefined | null }) {
  const format = useFormat();
  const organization = useMaybeOrganization();
  const mayExport = usePermissions().may(createExport);
  if (!unbilled)
    return (
      <Figure
        label={t('unbilled')}
        value="–"
        lines={unbilled === null ? [{ text: t('unbilled_failed') }] : []}
      />
    );
  const { bill_minor, currency, entries } = unbilled;
  const href =
    mayExport && organization && entries > 0
      ? `/manager/organizations/${organization.id}/exports/new?purpose=invoicing`
      : undefined;
  return (
    <Figure
      label={t('unbilled')}
      value={
        <span title={format.money(bill_minor, currency)}>
          {format.money(bill_minor, currency, { compact: true })}
        </span>
      }
      lines={unbilledLines(unbilled, format)}
      {...(href ? { href } : {})}
    />
  );
}

const unbilledLines = (
  { entries, seconds, from, to }: ClientAttention['unbilled'],
  format: Format,
): FigureLine[] => {
  if (entries === 0) return [{ text: t('unbilled_none') }];
  const words = t('unbilled_entries', { time: format.duration(seconds), count: entries });
  const days =
    from && to ? [{ text: t('unbilled_days', { from: format.day(from), to: format.day(to) }) }] : [];
  return [{ text: words }, ...days];
};
