import { TZDate } from '@date-fns/tz';
import { format } from 'date-fns/format';
import type { Company } from './company.ts';
import type { Worker } from './hours.ts';
import type { Row } from './insert.ts';
import { idOf } from './random.ts';

/** What one person pinned: their first projects, each with its first service. */
export const favouritesOf = ({ slug }: Company, worker: Worker, now: Date): Row[] =>
  worker.projects.slice(0, 3).map((project, at) => ({
    org_id: idOf(slug),
    id: idOf(slug, worker.name, project.code, 'favourite'),
    member_id: worker.id,
    position: at + 1,
    project_id: idOf(slug, project.code),
    service_type_id: idOf(slug, project.services[0]),
    category: 'work',
    note: at === 0 ? 'Opening round' : '',
    billable: project.billing !== 'non_billable',
    updated_at: now.toISOString(),
    version: 1,
  }));

/** A briefing every working day on their first project, from today on. */
export const recurringOf = ({ slug, settings }: Company, worker: Worker, now: Date): Row[] => {
  const [project] = worker.projects;
  const from = format(new TZDate(now, settings.timezone), 'yyyy-MM-dd');
  return [
    {
      org_id: idOf(slug),
      id: idOf(slug, worker.name, 'briefing'),
      member_id: worker.id,
      rrule: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      starts_on: from,
      proposes_from: from,
      start_time: '06:45',
      duration_s: 900,
      on_days_off: false,
      paused: false,
      project_id: idOf(slug, project.code),
      service_type_id: idOf(slug, project.services[0]),
      category: 'work',
      note: 'Shift briefing',
      billable: project.billing !== 'non_billable',
      updated_at: now.toISOString(),
      version: 1,
    },
  ];
};
