import { randomUUID } from 'node:crypto';
import { mentionToken } from '#contract/comments/mentions.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { CHART_BODIES } from './chart-samples.ts';
import { CLIENT_BODIES } from './client-samples.ts';
import { DEAL_BODIES } from './deal-samples.ts';
import { EXCHANGE_RATE_BODIES, EXCHANGE_RATE_QUERIES } from './exchange-rates.ts';
import { EXECUTIVE_QUERIES } from './executive-ready.ts';
import { EXECUTIVE_BODIES } from './executive-rows.ts';
import { LEAVE_BODIES, LEAVE_QUERIES } from './leave-samples.ts';
import { MEMBER_BODIES } from './member-samples.ts';
import { OPS_LOG_BODIES, OPS_LOG_QUERIES } from './ops-log-samples.ts';
import { ORGANIZATION_BODIES } from './organization-samples.ts';
import { PLAN_ITEM_BODIES, PLAN_ITEM_QUERIES } from './plan-item-samples.ts';
import { PLAN_LIFE_BODIES } from './plan-life-samples.ts';
import { PLAN_BODIES } from './plan-samples.ts';
import { PRESET_BODIES, PRESET_QUERIES } from './preset-samples.ts';
import { ROSTER_BODIES, ROSTER_QUERIES } from './roster-samples.ts';
import type { Realm } from './rows.ts';
import { SCENARIO_BODIES } from './scenario-samples.ts';
import { SERVICE_BODIES } from './service-samples.ts';
import { TWIN_BODIES, TWIN_QUERIES } from './twin-samples.ts';

/** `METHOD /path`, as the tables of this folder name an endpoint. */
export const nameOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** Yesterday, which no time zone makes a day to come. */
export const DAY = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);

type Body = (realm: Realm) => object;

const code = () => `X-${randomUUID().slice(0, 8).toUpperCase()}`;
const purpose: Body = ({ rows }) => ({
  ...{ project_id: rows.project, service_type_id: rows.service, category: 'work', note: 'Rounds' },
  billable: true,
});
const started: Body = (realm) => ({
  ...purpose(realm),
  at: new Date().toISOString(),
  client_uuid: randomUUID(),
});
const hours: Body = ({ rows }) => ({
  ...{ work_date: DAY, project_id: rows.project, service_type_id: rows.service, duration_s: 60 },
});
const milestones = [{ name: 'Gate', due_date: '2036-06-01', done: true, done_on: '2026-01-05' }];
const recurringTime: Body = (realm) => ({
  ...purpose(realm),
  ...{ rrule: 'FREQ=DAILY', starts_on: DAY, ends_on: DAY, start: '09:00', duration_s: 900 },
  ...{ on_days_off: true, paused: false },
});
const days = () => ({ from: DAY, to: DAY });
const decided: Body = ({ rows }) => ({ entries: [{ id: rows.waiting, version: 1 }] });
const rule = {
  ...{ minimum: 'member', domain: '/org/:org', object: '/dashboard', action: 'read', effect: 'allow' },
};
const rules = [rule, { minimum: 'admin', domain: '*', object: '*', action: '*', effect: 'allow' }];

/** For every endpoint that reads a body, one that it takes, with as many nested parts as it has. */
export const BODIES: Readonly<Record<string, Body>> = {
  ...{ ...CLIENT_BODIES, ...TWIN_BODIES, ...PRESET_BODIES, ...LEAVE_BODIES, ...OPS_LOG_BODIES },
  ...{ ...EXCHANGE_RATE_BODIES, ...DEAL_BODIES, ...SCENARIO_BODIES },
  ...{ ...SERVICE_BODIES, ...PLAN_BODIES, ...PLAN_ITEM_BODIES, ...ROSTER_BODIES, ...EXECUTIVE_BODIES },
  ...{ ...PLAN_LIFE_BODIES, ...CHART_BODIES, ...MEMBER_BODIES, ...ORGANIZATION_BODIES },
  'POST /daily-activity': (realm) => ({
    ...purpose(realm),
    ...{ work_date: DAY, duration_s: 60, tags: ['night'], client_uuid: randomUUID() },
  }),
  'PATCH /daily-activity/:entry_id': () => ({ note: 'Changed' }),
  'PUT /daily-activity/timer': purpose,
  'POST /daily-activity/timer/start': started,
  'POST /daily-activity/timer/switch': started,
  'POST /daily-activity/timer/stop': () => ({ at: new Date().toISOString() }),
  'POST /daily-activity/timer/discard': () => ({}),
  'PUT /daily-activity/cells': hours,
  'POST /daily-activity/cells': (realm) => ({ cells: [{ ...hours(realm), restores: randomUUID() }] }),
  'POST /daily-activity/favourites': purpose,
  'PUT /daily-activity/favourites/order': () => ({ ids: [] }),
  'POST /daily-activity/recurring': recurringTime,
  'PATCH /daily-activity/recurring/:recurring_id': recurringTime,
  'PUT /daily-activity/recurring/:recurring_id/days/:date': () => ({ answer: 'open' }),
  'PUT /daily-activity/notes/:date': () => ({ done: 'All', blockers: '', tomorrow: '', version: 0 }),
  'POST /daily-activity/copy-week': () => ({ from_week: '2026-03-02', to_week: DAY, with_durations: false }),
  'POST /daily-activity/submit': days,
  'POST /daily-activity/withdraw': days,
  'POST /daily-activity/months/:month/close': () => ({ leave_unapproved: true, version: 0 }),
  'POST /daily-activity/months/:month/reopen': () => ({ reason: 'A week was forgotten', version: 1 }),
  'POST /daily-activity/reversals': ({ rows }) => ({
    ...{ entry_id: rows.waiting, version: 1, reason: 'Another site' },
    correction: { project_id: rows.project, service_type_id: rows.service, duration_s: 60, note: 'Rounds' },
  }),
  'POST /daily-activity/approvals/approve': decided,
  'POST /daily-activity/approvals/reject': (realm) => ({ ...decided(realm), reason: 'Wrong project' }),
  'POST /daily-activity/approvals/reopen': decided,
  'POST /projects': ({ rows, people }) => ({
    ...{ code: code(), name: 'Quay', start_date: DAY, client_id: rows.client, milestones },
    ...{ owner_id: people.manager.member, sponsor_id: people.owner.member },
    ...{ service_type_ids: [rows.service], copy: { project_id: rows.project, parts: ['budget', 'roles'] } },
    ...{ preset: { preset_id: rows.preset, revision: 1 }, account_plan_id: rows.accountPlan },
  }),
  'PATCH /projects/:project_id': ({ rows, people }) => ({
    ...{ name: 'Quay', client_id: rows.client, owner_id: people.manager.member, milestones },
    ...{ sponsor_id: people.owner.member, service_type_ids: [rows.service] },
  }),
  'POST /projects/:project_id/settings/preview': ({ rows, people }) => ({
    ...{ name: 'Quay', client_id: rows.client, owner_id: people.manager.member, milestones },
    ...{ start_date: DAY, end_date: '2036-01-01', service_type_ids: [rows.service] },
  }),
  'POST /projects/:project_id/transition': () => ({ to: 'on_hold', reason: 'Rain' }),
  'POST /projects/bulk': ({ rows, people }) => ({
    projects: [{ id: rows.project, version: 1 }],
    change: { verb: 'assign', owner_id: people.manager.member },
  }),
  'POST /saved-views/:list': () => ({ name: `View ${code()}`, parameters: { q: 'quay' }, shared: false }),
  'PATCH /saved-views/:list/:view_id': () => ({ parameters: { q: 'quay' } }),
  'PUT /saved-views/:list/habits': ({ rows }) => ({ order: [rows.savedView], home: 'mine' }),
  'POST /projects/:project_id/roles': ({ people }) => ({
    ...{ member_id: people.coordinator.member, role: 'member', reason: 'Cover' },
  }),
  'PATCH /projects/:project_id/roles/:grant_id': () => ({ reason: 'Cover' }),
  'POST /projects/:project_id/comments': ({ rows }) => ({
    ...{ body: `${mentionToken(rows.colleague.member ?? '')} gate 3 is closed`, thread_id: rows.thread },
  }),
  'PATCH /projects/:project_id/comments/:comment_id': () => ({ body: 'Gate 3 is open' }),
  'PUT /projects/:project_id/feed/visit': () => ({ until: '2026-03-02T10:00:00Z' }),
  'POST /project-imports/check': () => ({ rows: [{ code: 'X-1', name: 'X', start_date: '2036-01-01' }] }),
  'POST /project-imports': () => ({
    file_name: 'projects.csv',
    rows: [{ code: code().slice(0, 10), name: 'X', type: 'internal', start_date: '2036-01-01' }],
    date_order: 'dmy',
  }),
  'POST /imports': () => ({ date_order: 'dmy' }),
  'POST /imports/:id/preview': () => ({ date_order: 'dmy' }),
  'POST /imports/:id/apply': ({ people }) => ({
    people: { 'ada@example.org': { id: people.member.member } },
    projects: { 'harbour survey': { create: { name: 'Survey' } } },
  }),
  'POST /members/:member_id/grants': () => ({ role: 'manager', reason: 'Cover' }),
  'PATCH /members/:member_id/grants/:grant_id': () => ({ reason: 'Cover' }),
  'POST /members/:member_id/transfer-ownership': () => ({ keep: 'director', reason: 'Cover' }),
  'POST /invitations': ({ rows }) => ({
    invitations: [{ email: `${code()}@muster.test`, role: 'member', name: 'Ann', project_id: rows.project }],
    ...{ message: 'Welcome', expires_in_days: 7 },
  }),
  'POST /announcements': ({ id, rows }) => ({
    ...{ title: 'The quay closes', message: 'At noon', link: '/daily-activity', priority: 'low' },
    ...{ status: 'draft', audience: { organizations: [id], roles: ['member'], projects: [rows.project] } },
  }),
  'PATCH /announcements/:announcement_id': () => ({ title: 'The quay opens' }),
  'POST /deliveries/resend': ({ rows }) => ({
    channel: ['email'],
    deliveries: [{ notification_id: rows.notification, channel: 'email' }],
  }),
  'POST /announcements/:announcement_id/send': () => ({ send_at: null }),
  'POST /time-exports': ({ rows }) => ({
    ...{ purpose: 'payroll', from: '2026-03-01', to: '2026-03-31', parts: ['member', 'rate'] },
    ...{ client_id: rows.client, project_id: rows.project, member_id: rows.colleague.member },
  }),
  'POST /views': ({ rows }) => ({ member_id: rows.colleague.member }),
  'POST /root-grants': ({ people }) => ({ email: people.owner.email, role: 'executive', reason: 'Cover' }),
  'PATCH /root-grants/:grant_id': () => ({ reason: 'Cover' }),
  'PATCH /policy': () => ({ rules, note: 'Tidied' }),
  'POST /policy/revisions/:revision_id/restore': () => ({ note: 'Back', over: 1 }),
  'POST /policy/test': () => ({
    ...{ action: 'read', object: '/dashboard', domain: '/root', subject: { role: 'member' }, rules },
  }),
  'POST /policy/preview': () => ({ rules }),
  'POST /feedback': () => ({ name: 'Ann', email: 'ann@muster.test', message: 'Fine', page: '/profile' }),
  'PATCH /feedback/:feedback_id': () => ({ status: 'done' }),
  'PATCH /reports/errors/:error_id': () => ({ status: 'resolved' }),
  'DELETE /users/me': ({ people }) => ({ email: people.coordinator.email }),
  'PUT /users/me/organizations/current': ({ id }) => ({ id }),
  'PATCH /users/me/settings': () => ({ timezone: 'Europe/Lisbon' }),
  'PUT /users/me/feature-tours': () => ({ manager: true }),
  'PUT /users/me/notifications': ({ rows }) => ({ ids: [rows.notification], channels: ['app'], read: true }),
  'PATCH /users/me/notifications': ({ rows }) => ({ ids: [rows.notification], archived: true }),
  'PUT /users/me/notification-preferences': ({ id, rows }) => ({
    settings: { quiet_hours: { from: '22:00', to: '06:00' }, digest: 'weekly' },
    preferences: [
      { organization_id: id, project_id: rows.project, type: 'mention.added', channel: 'email', mode: 'off' },
    ],
  }),
  'PUT /users/me/push': () => ({
    ...{ endpoint: 'https://push.example/1', keys: { p256dh: 'BNcR', auth: 'tBHI' }, device: 'Chrome' },
  }),
};

/** What has to be said in the address of a reading. */
export const QUERIES: Readonly<Record<string, string>> = {
  ...{ ...ROSTER_QUERIES, ...LEAVE_QUERIES, ...TWIN_QUERIES, ...OPS_LOG_QUERIES },
  ...{ ...EXCHANGE_RATE_QUERIES, ...PRESET_QUERIES, ...PLAN_ITEM_QUERIES, ...EXECUTIVE_QUERIES },
  'GET /rates/which': '?day=2026-03-02',
  'GET /clients/:client_id/work': '?from=2026-03&to=2026-03',
  'GET /daily-activity/team': '?date=2026-03-02',
  'GET /daily-activity/team/:member_id/entries': '?from=2026-03-02&to=2026-03-08',
  'GET /daily-activity/approvals/entries': '?from=2026-03-02&to=2026-03-08',
  'GET /time-export-preview': '?purpose=payroll&from=2026-03-01&to=2026-03-31',
  'GET /projects/:project_id/copy': '?start_date=2026-03-02',
  'GET /users/me/notifications/poll': '?from=2026-03-01T09:00:00Z',
  'GET /users/me/permissions/why': '?action=read&object=/dashboard&domain=/root',
};
