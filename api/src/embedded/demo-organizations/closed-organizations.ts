import { format } from 'date-fns/format';
import { subDays } from 'date-fns/subDays';
import type pg from 'pg';
import { DEMO_ACCOUNTS } from '../demo/accounts.ts';
import { insert, type Row } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';
import { idAt } from '../demo-history/happening.ts';

interface ClosedOrganization {
  readonly slug: string;
  readonly name: string;
  readonly place: { readonly currency: string; readonly timezone: string; readonly locale: string };
  readonly status: 'suspended' | 'archived';
  readonly reason: string;
  readonly days: { readonly made: number; readonly worked: number; readonly closed: number };
  /** The first owns it. */
  readonly people: readonly (readonly [name: string, position: string])[];
  readonly project: readonly [code: string, name: string];
}

const CLOSED: readonly ClosedOrganization[] = [
  {
    ...{ slug: 'tideway', name: 'Tideway Cleaning', status: 'suspended' },
    place: { currency: 'GBP', timezone: 'Europe/London', locale: 'en-GB' },
    reason:
      'The invoices of two months are unpaid. Accounts has written to Orla Finch; it is brought back once they are settled.',
    days: { made: 290, worked: 13, closed: 12 },
    people: [
      ['Orla Finch', 'Managing director'],
      ['Piotr Adamski', 'Team leader'],
      ['Ruth Oyelaran', 'Cleaner'],
      ['Samir Haddad', 'Cleaner'],
    ],
    project: ['FERRY', 'Ferry terminal, nights'],
  },
  {
    ...{ slug: 'brightwell', name: 'Brightwell Stewards', status: 'archived' },
    place: { currency: 'EUR', timezone: 'Europe/Dublin', locale: 'en-IE' },
    reason: 'Its contracts went to Kestrel Event Crews in the summer, and its people with them.',
    days: { made: 720, worked: 132, closed: 118 },
    people: [
      ['Hugo Brennan', 'Managing director'],
      ['Imelda Ward', 'Head steward'],
    ],
    project: ['FAIR', 'Summer fairs'],
  },
];

/** Writes organizations that aren't active any more: a suspended one, and an archived one. */
export const seedClosedOrganizations = async (client: pg.Client, now: Date): Promise<void> => {
  for (const one of CLOSED) await seedClosed(client, one, now);
};

const seedClosed = async (client: pg.Client, one: ClosedOrganization, now: Date): Promise<void> => {
  const { slug, people, project } = one;
  const org_id = idOf(slug);
  const [code, title] = project;
  await insert(client, 'organizations', [organizationOf(one, now)]);
  await insert(
    client,
    'users',
    people.map(([name]) => ({
      ...{ sub: idOf(slug, name, 'sub'), email: addressOf(one, name), name, email_verified: true },
      ...{ current_org_id: null, feature_tours: {}, settings: {} },
    })),
  );
  await insert(
    client,
    'members',
    people.map((person) => memberOf(one, person, now)),
  );
  await insert(
    client,
    'role_grants',
    people.map(([name], at) => ({
      ...{ org_id, id: idOf(slug, 'grant', name), subject: idOf(slug, name, 'sub') },
      ...{ role: at === 0 ? 'owner' : 'member', project_id: null, reason: 'Demo' },
    })),
  );
  await insert(client, 'projects', [
    {
      ...{ org_id, id: idOf(slug, code), code, name: title, type: 'internal', billing: 'non_billable' },
      ...{ owner_id: idOf(slug, people[0]?.[0] ?? ''), start_date: dayBefore(now, one.days.made) },
      ...{ currency: one.place.currency, budget_period: 'total', hard_cap: false, alert_pcts: [100] },
      ...{ priority: 'normal', progress: 60, health_mode: 'auto', tags: [], status: 'active' },
    },
  ]);
  await insert(client, 'activity_entries', timeOf(one, now));
  await insert(client, 'events', eventsOf(one, now));
};

const addressOf = ({ slug }: ClosedOrganization, name: string): string =>
  `${name.toLowerCase().replace(' ', '.')}@${slug}.example`;

const dayBefore = (now: Date, days: number): string => format(subDays(now, days), 'yyyy-MM-dd');

const organizationOf = ({ slug, name, place, status, reason, days }: ClosedOrganization, now: Date): Row => {
  const closed = subDays(now, days.closed).toISOString();
  return {
    ...{ org_id: idOf(slug), slug, name, ...place, status, status_reason: reason, status_changed_at: closed },
    archived_at: status === 'archived' ? closed : null,
    ...{ created_at: subDays(now, days.made).toISOString(), updated_at: closed, version: 2 },
    ...{ working_days: [0, 480, 480, 480, 480, 480, 0] },
  };
};

const memberOf = (
  one: ClosedOrganization,
  [name, position]: ClosedOrganization['people'][number],
  now: Date,
): Row => ({
  ...{ org_id: idOf(one.slug), id: idOf(one.slug, name), name, email: addressOf(one, name), position },
  ...{ user_sub: idOf(one.slug, name, 'sub'), status: 'active', start_date: dayBefore(now, one.days.made) },
});

/** The last fortnight that was worked in it. */
const timeOf = ({ slug, people, project: [code], days }: ClosedOrganization, now: Date): Row[] =>
  people.flatMap(([name]) =>
    [0, 1, 4, 7, 8].map((before) => ({
      ...{ org_id: idOf(slug), id: idOf(slug, 'entry', name, String(before)), member_id: idOf(slug, name) },
      ...{
        project_id: idOf(slug, code),
        work_date: dayBefore(now, days.worked + before),
        duration_s: 21_600,
      },
      ...{ category: 'work', source: 'manual', note: 'Round', status: 'draft' },
    })),
  );

const eventsOf = ({ slug, name, status, reason, days }: ClosedOrganization, now: Date): Row[] => {
  const admin = DEMO_ACCOUNTS.find(({ role }) => role === 'admin');
  const eventOf = (at: Date, type: string, changes: object, place: number): Row => ({
    ...{ org_id: idOf(slug), id: idAt(at, slug, place), type, changes, data: {} },
    ...{ subject_type: 'organization', subject_id: idOf(slug), project_id: null },
    ...{ actor: admin?.sub ?? null, actor_name: admin?.name ?? null, occurred_at: at.toISOString() },
    request_id: idOf(slug, 'request', String(place)),
  });
  const closing = { status: ['active', status], status_reason: [null, reason] };
  return [
    eventOf(subDays(now, days.made), 'organization.created', { name: [null, name], slug: [null, slug] }, 0),
    eventOf(subDays(now, days.closed), `organization.${status}`, closing, 1),
  ];
};
