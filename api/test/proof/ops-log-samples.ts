import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, inProject, NOT_ON_THE_TEAM, RESTING } from './who-may.ts';

type Body = (realm: Realm) => object;

const said: Body = ({ rows }) => ({
  ...{ severity: 'sev3', title: 'Fire', body: 'At the berth', occurred_at: '2026-03-02T10:00:00Z' },
  ...{ location: 'Berth 2', people: [rows.colleague.member], tags: ['fire'], client_uuid: randomUUID() },
});

const template: Body = () => ({
  ...{ type: 'incident', name: `Alarm ${randomUUID()}`, title: 'Alarm at {time}', body: 'Where?' },
  ...{ severity: 'sev3', tags: ['alarm'], follow_up_days: 1 },
});
const changed: Body = (realm) => ({ ...template(realm), type: undefined });

/** Bodies of the endpoints of ops-logs. */
export const OPS_LOG_BODIES: Readonly<Record<string, Body>> = {
  'POST /projects/:project_id/ops-log': (realm) => ({
    ...{ ...said(realm), type: 'incident', shift_id: realm.rows.shift },
    follow_up: { owner_id: realm.rows.colleague.member, due: '2036-06-01' },
  }),
  'POST /projects/:project_id/ops-log/:entry_id/corrections': said,
  'POST /projects/:project_id/ops-log/:entry_id/incident-steps': () => ({
    ...{ to: 'acknowledged', note: 'Coming', root_cause: 'A fuse' },
  }),
  'POST /projects/:project_id/ops-log/:entry_id/handover-steps': () => ({ to: 'signed_out', note: 'Quiet' }),
  'POST /projects/:project_id/ops-log/:entry_id/follow-up-steps': () => ({ to: 'done', note: 'Ordered' }),
  'POST /projects/:project_id/ops-log/templates': template,
  'PATCH /projects/:project_id/ops-log/templates/:log_template_id': changed,
  'POST /ops-log-templates': template,
  'PATCH /ops-log-templates/:log_template_id': changed,
};

const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
/** The rows of the matrix are recorded when they are made. */
const EVER = `?from=${dayFromNow(-2)}&to=${dayFromNow(2)}`;

/** Queries of those that can't be asked without one. */
export const OPS_LOG_QUERIES: Readonly<Record<string, string>> = {
  'GET /projects/:project_id/ops-log/export-preview': EVER,
  'GET /projects/:project_id/ops-log/export/csv': EVER,
  'GET /projects/:project_id/ops-log/export/pdf': EVER,
};

/** Endpoints of ops-logs. Whoever is on shift comes in beside the rules; nobody of the matrix is. */
export const OPS_LOGS: Readonly<Record<string, Expectation>> = {
  'GET /projects/:project_id/ops-log': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/verification': inProject('coordinator', { alone: true }),
  'GET /projects/:project_id/ops-log/handover-draft': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/statistics': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/standing': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/export-preview': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/export/csv': inProject('coordinator', { recorded: true }),
  'GET /projects/:project_id/ops-log/export/pdf': inProject('coordinator', { recorded: true }),
  'GET /projects/:project_id/ops-log/:entry_id': inProject('coordinator'),
  'POST /projects/:project_id/ops-log/files': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/files/:file_id': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/files/:file_id/thumbnail': inProject('coordinator'),
  'DELETE /projects/:project_id/ops-log/files/:file_id': inProject('coordinator'),
  'POST /projects/:project_id/ops-log': inProject('coordinator', NOT_ON_THE_TEAM),
  'POST /projects/:project_id/ops-log/:entry_id/corrections': inProject('manager', NOT_ON_THE_TEAM),
  'POST /projects/:project_id/ops-log/:entry_id/incident-steps': inProject('coordinator', NOT_ON_THE_TEAM),
  'POST /projects/:project_id/ops-log/:entry_id/handover-steps': inProject('coordinator', NOT_ON_THE_TEAM),
  'POST /projects/:project_id/ops-log/:entry_id/follow-up-steps': inProject('coordinator', NOT_ON_THE_TEAM),
  'GET /projects/:project_id/ops-log/tags': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/mentionable': inProject('coordinator'),
  'GET /projects/:project_id/ops-log/templates': inProject('coordinator'),
  'POST /projects/:project_id/ops-log/templates': inProject('manager'),
  'PATCH /projects/:project_id/ops-log/templates/:log_template_id': inProject('manager'),
  'DELETE /projects/:project_id/ops-log/templates/:log_template_id': inProject('manager'),
  'POST /projects/:project_id/ops-log/templates/:log_template_id/restore': inProject('manager', RESTING),
  'GET /ops-log-templates': inOrganization('director'),
  'POST /ops-log-templates': inOrganization('owner'),
  'PATCH /ops-log-templates/:log_template_id': inOrganization('owner'),
  'DELETE /ops-log-templates/:log_template_id': inOrganization('owner'),
  'POST /ops-log-templates/:log_template_id/restore': inOrganization('owner', RESTING),
};
