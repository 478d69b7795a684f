import { randomUUID } from 'node:crypto';
import type { Realm } from './rows.ts';
import { type Expectation, inOrganization, REFUSED } from './who-may.ts';

type Body = (realm: Realm) => object;

/** What is sent about people. */
export const MEMBER_BODIES: Readonly<Record<string, Body>> = {
  'POST /members': ({ people }) => ({
    ...{ name: 'Pat Placeholder', employment: 'placeholder', email: `${randomUUID()}@muster.test` },
    ...{ position: 'Guard', department: 'Nights', manager_id: people.manager.member, level: 'Senior' },
    ...{ start_date: '2026-01-05', end_date: '2036-01-04', phone: '+441632960123' },
    ...{ weekly_capacity_minutes: 1200, target_utilisation_pct: 70 },
  }),
  'PATCH /members/:member_id': ({ people }) => ({ position: 'Guard', manager_id: people.manager.member }),
  'PUT /members/:member_id/dotted-lines': ({ people }) => ({
    version: 1,
    lines: [{ member_id: people.director.member, pct: 20 }],
  }),
  'POST /members/:member_id/rates': ({ rows }) => ({
    ...{ service_type_id: rows.service, project_id: rows.project, currency: 'GBP' },
    ...{ cost_rate: '1', bill_rate: '2', valid_from: '2040-01-01', valid_to: '2040-12-31' },
  }),
  'PATCH /members/:member_id/rates/:rate_id': () => ({ valid_to: '2036-01-01' }),
  'POST /members/:member_id/offboarding': ({ people }) => ({
    ...{ version: 1, last_day: '2999-01-01', reason: 'A new job' },
    successors: { reports: people.manager.member, clients: people.director.member },
  }),
  'POST /member-imports/check': () => ({ known: 'update', alike: 'skip' }),
  'POST /member-imports': () => ({ known: 'update', alike: 'skip' }),
};

/** Endpoints of people: coordinators read the team, owners write it. */
export const MEMBERS: Readonly<Record<string, Expectation>> = {
  'GET /members': inOrganization('coordinator'),
  'POST /members': inOrganization('owner'),
  'PUT /members/:member_id/dotted-lines': inOrganization('owner'),
  'GET /members/:member_id/offboarding': inOrganization('owner'),
  'POST /members/:member_id/offboarding': inOrganization('owner'),
  'DELETE /members/:member_id/offboarding': inOrganization('owner'),
  'GET /members/:member_id': inOrganization('coordinator'),
  'PATCH /members/:member_id': inOrganization('owner'),
  'DELETE /members/:member_id': inOrganization('owner'),
  'GET /members/skill-names': inOrganization('coordinator'),
  'GET /members/department-names': inOrganization('coordinator'),
  'GET /members/:member_id/skills': inOrganization('coordinator'),
  'PUT /members/:member_id/skills': inOrganization('owner'),
  'GET /members/:member_id/rates': inOrganization('director'),
  'POST /members/:member_id/rates': inOrganization('owner'),
  'PATCH /members/:member_id/rates/:rate_id': inOrganization('owner'),
  'DELETE /members/:member_id/rates/:rate_id': inOrganization('owner'),
  'POST /members/:member_id/grants': inOrganization('owner'),
  'PATCH /members/:member_id/grants/:grant_id': inOrganization('owner'),
  'DELETE /members/:member_id/grants/:grant_id': inOrganization('owner'),
  'POST /members/:member_id/transfer-ownership': inOrganization('owner'),
  // People from a file, and as one
  'POST /member-imports/sheet': inOrganization('owner'),
  'POST /member-imports/check': inOrganization('owner'),
  'GET /member-imports': inOrganization('owner'),
  'POST /member-imports': inOrganization('owner'),
  'POST /member-imports/:import_id/undo': inOrganization('owner', REFUSED),
  'GET /member-exports/csv': inOrganization('coordinator'),
  'GET /member-exports/xlsx': inOrganization('coordinator'),
};
