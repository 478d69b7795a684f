import { addWeeks } from 'date-fns/addWeeks';
import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import { subWeeks } from 'date-fns/subWeeks';
import type pg from 'pg';
import { daysOfClient } from '../demo-history/beginnings.ts';
import { bornDaysAgo } from '../demo-history/project-lives.ts';
import { presetOf } from '../demo-history/seed-presets.ts';
import { DEMO_ACCOUNTS } from './accounts.ts';
import type { Company, DemoProject } from './company.ts';
import { dayNotesOf } from './day-notes.ts';
import type { Worker } from './hours.ts';
import { insert, type Row } from './insert.ts';
import { seedPromises } from './promises.ts';
import { idOf } from './random.ts';
import { LOWEST_MARGINS, ratesOf } from './rates.ts';
import { favouritesOf, recurringOf } from './shortcuts.ts';
import { timeOf } from './talks.ts';

/** Writes an organization with its team, clients, services, projects and twelve weeks of time. */
export const seedCompany = async (client: pg.Client, company: Company, now: Date): Promise<void> => {
  const { slug } = company;
  const org_id = idOf(slug);
  await insert(client, 'organizations', [{ org_id, slug, ...company.settings, ...since(subWeeks(now, 60)) }]);
  await insert(client, 'holidays', holidaysOf(org_id, now));
  const team = teamOf(company);
  await insert(
    client,
    'members',
    team.map((row) => ({
      ...{ org_id, status: 'active', start_date: '2024-01-08', manager_id: bossOf(team, row) },
      ...row,
    })),
  );
  await insert(client, 'clients', clientsOf(company, now));
  await seedServices(client, company, org_id);
  await insert(
    client,
    'projects',
    company.projects.map((project) => projectRow(company, project, now)),
  );
  await insert(
    client,
    'project_services',
    company.projects.flatMap((project) => servicesOf(company, project)),
  );
  await insert(client, 'service_rates', ratesOf(company, team, now));
  await seedPromises(client, company, now);
  const workers = team.flatMap((person) => workerOf(company, person));
  await insert(client, 'activity_entries', timeOf(company, workers, now));
  await insert(
    client,
    'day_notes',
    workers.flatMap((worker) => dayNotesOf(company, worker, now)),
  );
  await insert(
    client,
    'favourites',
    workers.flatMap((worker) => favouritesOf(company, worker, now)),
  );
  await insert(
    client,
    'recurring_entries',
    workers.flatMap((worker) => recurringOf(company, worker, now)),
  );
};

const since = (made: Date): Row => ({ created_at: made.toISOString(), updated_at: made.toISOString() });

/** Those that fall on the same day every year, of this year and the next. */
const holidaysOf = (org_id: string, now: Date): Row[] =>
  [now.getUTCFullYear(), now.getUTCFullYear() + 1].flatMap((year) => [
    { org_id, date: `${year}-01-01`, name: 'New Year’s Day' },
    { org_id, date: `${year}-12-25`, name: 'Christmas Day' },
    { org_id, date: `${year}-12-26`, name: 'Boxing Day' },
  ]);

const seedServices = async (
  client: pg.Client,
  { slug, services }: Company,
  org_id: string,
): Promise<void> => {
  const rows = services.map(([code, name, category]) => ({
    org_id,
    id: idOf(slug, code),
    code,
    name,
    category,
    status: 'active',
    unit: 'hour',
    skills: [],
    min_margin_pct: LOWEST_MARGINS[category] ?? null,
    billable: category !== 'Internal',
  }));
  await insert(client, 'service_types', rows);
};

const clientsOf = (company: Company, now: Date): Row[] => {
  const { slug, clients, settings } = company;
  return clients.map(([name, code, industry, website, owner], at) => ({
    org_id: idOf(slug),
    id: idOf(slug, 'client', code),
    name,
    code,
    industry,
    website,
    owner_id: idOf(slug, owner),
    status: 'active',
    payment_terms_days: 30,
    currency: settings.currency,
    tags: [],
    created_at: daysOfClient({ company, now }, at).created.toISOString(),
    updated_at: daysOfClient({ company, now }, at).changed.toISOString(),
  }));
};

/** Somebody on the team of the demo, as they are written. */
export interface TeamMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly position: string;
  readonly user_sub: string;
}

/** Everybody on the team of an organization: the demo's accounts, and colleagues with whom nobody signs in. */
export const teamOf = ({ slug, colleagues }: Company): TeamMember[] => {
  const accounts = DEMO_ACCOUNTS.filter(({ organizations }) => organizations.includes(slug)).map(
    ({ sub, name, email, position }) => ({ id: idOf(slug, name), name, email, position, user_sub: sub }),
  );
  const others = colleagues.map(([name, position]) => {
    const mailbox = name
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z ]/g, '')
      .replaceAll(' ', '.');
    const email = `${mailbox}@${slug}.example`;
    return { id: idOf(slug, name), name, email, position, user_sub: idOf(slug, name, 'sub') };
  });
  return [...accounts, ...others];
};

/** Positions that people report to, the nearest first; whoever holds none of them reports to the first. */
const LINE = ['Contract manager', 'Operations director', 'Managing director'];
const OUTSIDE_THE_LINE = ['Platform administrator', 'Group executive'];

const bossOf = (team: readonly TeamMember[], { position }: TeamMember): string | null => {
  if (OUTSIDE_THE_LINE.includes(position)) return null;
  const above = LINE.slice(LINE.indexOf(position) + 1);
  return above.map((one) => team.find((person) => person.position === one)?.id).find(Boolean) ?? null;
};

const workerOf = ({ projects }: Company, { id, name, position }: TeamMember): Worker[] => {
  const isOnSite = position !== 'Platform administrator' && position !== 'Group executive';
  const active = projects.filter(({ share }) => share > 0);
  const [first, ...rest] = name === 'Tomasz Wrona' ? active.filter(({ isShown }) => isShown) : active;
  return first && isOnSite ? [{ id, name, projects: [first, ...rest] }] : [];
};

const projectRow = ({ slug, settings }: Company, project: DemoProject, now: Date): Row => {
  const [from, to] = project.weeks;
  const [health, health_note] = project.health ?? [null, null];
  return {
    org_id: idOf(slug),
    id: idOf(slug, project.code),
    ...{ code: project.code, name: project.name },
    client_id: project.client ? idOf(slug, 'client', project.client) : null,
    owner_id: idOf(slug, project.owner),
    type: project.client ? 'client' : 'internal',
    billing: project.billing ?? 'time_and_materials',
    start_date: format(addWeeks(now, from), 'yyyy-MM-dd'),
    end_date: format(addWeeks(now, to), 'yyyy-MM-dd'),
    currency: settings.currency,
    budget_minor: project.budget === null ? null : project.budget * 100,
    budget_minutes: project.minutes ?? null,
    budget_period: project.period ?? 'total',
    ...{ hard_cap: false, handover_gate: project.isHeldByHandovers ?? false },
    alert_pcts: [50, 75, 90, 100],
    priority: 'normal',
    progress: project.progress,
    health_mode: health ? 'manual' : 'auto',
    health,
    health_note,
    health_set_at: health ? subDays(now, 3).toISOString() : null,
    health_set_by: health ? idOf(slug, project.owner) : null,
    tags: project.tags,
    status: project.status ?? 'active',
    site_address: project.site ?? null,
    site_timezone: settings.timezone,
    created_at: subDays(now, bornDaysAgo(project)).toISOString(),
    ...presetOf(slug, project.code),
  };
};

const servicesOf = ({ slug }: Company, { code, services }: DemoProject): Row[] =>
  services.map((service) => ({
    org_id: idOf(slug),
    project_id: idOf(slug, code),
    service_type_id: idOf(slug, service),
  }));
