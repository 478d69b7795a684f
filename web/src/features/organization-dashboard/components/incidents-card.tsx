import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Card } from '../../../ui/card/card.tsx';
import { BarRows } from '../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { incidentsHref } from '../effects/rows.ts';
import { t } from '../messages.ts';

/** Incidents that aren't closed, by project; each leads to its project's. */
export function IncidentsCard({ incidents }: Pick<OrganizationDashboard, 'incidents'>) {
  const format = useFormat();
  const { open, projects } = incidents;
  if (open === 0)
    return (
      <Card title={t('incidents')}>
        <StatusText tone="ok">{t('quiet')}</StatusText>
      </Card>
    );
  const write = (value: number) => format.number(value);
  const categories = projects.map(({ project: { id, code, name } }) => ({
    ...{ id, label: `${code} ${name}`, href: incidentsHref(id) },
  }));
  const shown = projects.reduce((sum, one) => sum + one.open, 0);
  return (
    <ChartCard
      title={t('incidents')}
      note={write(open)}
      data={{
        ...{ categoryLabel: t('project'), categories, format: write },
        series: [
          { id: 'open', label: t('open'), values: projects.map((one) => one.open) },
          { id: 'grave', label: t('grave'), values: projects.map(({ grave }) => grave) },
        ],
      }}
      caption={shown < open && t('incidents_caption', { shown, count: open, projects: projects.length })}
    >
      <BarRows
        rows={projects.map(({ project: { id, code, name }, open: value, grave }) => ({
          ...{ id, label: `${code} ${name}`, value, href: incidentsHref(id) },
          tone: grave > 0 ? 'bad' : 'info',
          ...(grave > 0 ? { note: t('grave_note', { count: grave }) } : {}),
        }))}
        format={write}
      />
    </ChartCard>
  );
}
