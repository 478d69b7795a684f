import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OrganizationDashboard } from '#contract/organizations/dashboard.ts';
import { createProject } from '#contract/projects/endpoints.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { usePermissions } from '../../../platform/person.ts';
import { Button, ButtonLink } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { BarRows } from '../../../ui/chart/bar-rows.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { capacityHref, projectsHref } from '../effects/rows.ts';
import { t } from '../messages.ts';

const TONES = { green: 'ok', amber: 'warn', red: 'bad', none: 'info' } as const;

/** Projects that aren't over, by how they are doing. */
export function HealthCard({ projects }: Pick<OrganizationDashboard, 'projects'>) {
  const format = useFormat();
  const { may } = usePermissions();
  if (projects.every(({ count }) => count === 0))
    return (
      <Card title={t('health')}>
        <Empty title={t('no_projects')} note={t('no_projects_note')}>
          {may(createProject) && (
            <ButtonLink icon={IconPlus} href="/manager/projects/new">
              {t('new_project')}
            </ButtonLink>
          )}
        </Empty>
      </Card>
    );
  const rows = projects.map(({ health, count }) => ({
    ...{ id: health, label: t(`health_${health}`), value: count },
    ...{ tone: TONES[health], href: projectsHref(health) },
  }));
  const write = (value: number) => format.number(value);
  return (
    <ChartCard
      title={t('health')}
      data={{
        categoryLabel: t('health_column'),
        categories: rows.map(({ id, label, href }) => ({ id, label, href })),
        series: [{ id: 'count', label: t('projects'), values: rows.map(({ value }) => value) }],
        format: write,
      }}
    >
      <BarRows rows={rows} format={write} />
    </ChartCard>
  );
}

/** Enough to see; the rest is a button away. */
const FIRST = 8;

type DepartmentsProps = Pick<OrganizationDashboard, 'departments' | 'utilisation'>;

/** What people of each department logged of what they had to work in the last four weeks. */
export function DepartmentsCard({ departments, utilisation }: DepartmentsProps) {
  const format = useFormat();
  const [isWhole, setWhole] = useState(false);
  if (departments.length === 0)
    return (
      <Card title={t('departments')}>
        <Empty title={t('no_departments')} note={t('no_departments_note')} />
      </Card>
    );
  const rows = departments.map(({ department, people, pct }) => ({
    ...{ id: department ?? '', label: department ?? t('no_department'), value: pct ?? 0 },
    shown: pct === null ? '–' : t('pct', { pct }),
    note: t('department_people', { count: people }),
    href: capacityHref({ department }),
  }));
  return (
    <ChartCard
      title={t('departments')}
      data={{
        categoryLabel: t('department'),
        categories: rows.map(({ id, label, href }) => ({ id, label, href })),
        series: [
          { id: 'pct', label: t('utilisation_column'), values: departments.map(({ pct }) => pct) },
          {
            ...{ id: 'people', label: t('people_column'), format: (value: number) => format.number(value) },
            values: departments.map(({ people }) => people),
          },
        ],
        format: (pct) => t('pct', { pct }),
      }}
      caption={t('departments_caption', { day: format.day(utilisation.now.to, 'short') })}
    >
      <BarRows
        rows={isWhole ? rows : rows.slice(0, FIRST)}
        format={(pct) => t('pct', { pct })}
        whole={Math.max(100, ...rows.map(({ value }) => value))}
      />
      {rows.length > FIRST && (
        <Button variant="ghost" small muted aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('show_fewer') : t('show_all', { count: rows.length })}
        </Button>
      )}
    </ChartCard>
  );
}
