import type { Realm } from './rows.ts';

type Body = (realm: Realm) => object;

/** Bodies of the endpoints of rosters. */
export const ROSTER_BODIES: Readonly<Record<string, Body>> = {
  'POST /projects/:project_id/shifts': ({ rows }) => ({
    ...{ day: '2036-06-03', start: '22:00', end: '06:00', break_min: 30, service_type_id: rows.service },
    ...{
      role: 'Guard',
      site: 'Gate 3',
      headcount: 2,
      skills: [{ skill: 'First aid', level: 2 }],
      note: 'Radio',
    },
  }),
  'PATCH /projects/:project_id/shifts/:shift_id': ({ rows }) => ({
    ...{ service_type_id: rows.service, note: 'Radio' },
  }),
  'POST /projects/:project_id/roster/copies': () => ({
    ...{ from_week: '2036-08-04', to_week: '2036-08-11', with_people: true },
  }),
  'POST /projects/:project_id/roster/templates': () => ({
    ...{ name: 'Fair', shared: false, contents: { span: 'week', day: '2036-04-08', with_people: true } },
  }),
  'PATCH /projects/:project_id/roster/templates/:template_id': () => ({
    ...{ name: 'Storm', shared: false, contents: { span: 'day', day: '2036-04-08', with_people: true } },
  }),
  'POST /projects/:project_id/roster/templates/:template_id/applications': () => ({
    ...{ day: '2036-06-10', version: 1, with_people: true, leave_out: true, preview: false },
  }),
  'POST /projects/:project_id/shifts/:shift_id/series': () => ({
    ...{ rule: 'FREQ=WEEKLY', until: '2036-05-20', with_people: true, leave_out: true, preview: false },
  }),
  'PATCH /projects/:project_id/series/:series_id': ({ rows }) => ({
    ...{ from_shift: null, until: '2036-04-30', leave_out: true, preview: false },
    fields: { service_type_id: rows.service, note: 'Radio' },
  }),
  'POST /projects/:project_id/series/:series_id/cancel': () => ({
    ...{ from_shift: null, reason: 'Storm', version: 1 },
  }),
  'POST /projects/:project_id/shifts/:shift_id/cancel': () => ({ reason: 'Storm', version: 1 }),
  'POST /projects/:project_id/shifts/:shift_id/assignments': ({ rows }) => ({
    ...{ member_id: rows.colleague.member, booking: 'soft' },
  }),
  'PATCH /projects/:project_id/assignments/:assignment_id': ({ people }) => ({
    ...{ member_id: people.director.member, booking: 'soft' },
  }),
  'POST /projects/:project_id/assignments/:assignment_id/confirm': () => ({ version: 1 }),
  'POST /projects/:project_id/assignments/:assignment_id/decline': () => ({ version: 1, reason: 'Ill' }),
  'POST /projects/:project_id/assignments/:assignment_id/check-in': () => ({}),
  'POST /projects/:project_id/assignments/:assignment_id/no-show': () => ({ version: 1 }),
  'POST /projects/:project_id/roster/publications': ({ rows }) => ({
    ...{ from: '2036-03-02', to: '2036-03-08' },
    ...{ note: 'Fair', seen: [{ shift_id: rows.shift, version: 1 }] },
  }),
  'POST /projects/:project_id/swaps': ({ rows }) => ({
    ...{ kind: 'swap', assignment_id: rows.giving, with_assignment_id: rows.getting },
    reason: 'School play',
  }),
  'POST /projects/:project_id/swaps/:swap_id/accept': ({ rows }) => ({
    ...{ version: 1, assignment_id: rows.giving },
  }),
  'POST /projects/:project_id/swaps/:swap_id/decline': () => ({ version: 1, reason: 'Exam' }),
  'POST /projects/:project_id/swaps/:swap_id/cancel': () => ({ version: 1 }),
  'POST /projects/:project_id/swaps/:swap_id/approve': () => ({ version: 1 }),
  'POST /projects/:project_id/swaps/:swap_id/reject': () => ({ version: 1, reason: 'Fair' }),
  'PUT /members/:member_id/skills': () => ({
    version: 1,
    skills: [{ skill: 'Dogs', level: 2, expires: null }],
  }),
  'POST /daily-activity/calendar-feed': () => ({ replaces: null }),
  'POST /daily-activity/plan/read': () => ({ until: new Date().toISOString() }),
};

/** Queries of the endpoints of rosters. */
export const ROSTER_QUERIES: Readonly<Record<string, string>> = {
  'GET /roster': '?from=2026-03-02&to=2026-03-08',
  'GET /roster/capacity/:member_id': '?date=2036-03-02',
  'GET /roster/conflicts': '?from=2026-03-02&to=2026-03-08',
  'GET /projects/:project_id/roster': '?from=2026-03-02&to=2026-03-08',
  'GET /projects/:project_id/conflicts':
    '?member_id=00000000-0000-7000-8000-000000000000&day=2026-03-02&start=08:00&end=16:00',
  'GET /projects/:project_id/roster/conflicts': '?from=2026-03-02&to=2026-03-08',
  'GET /projects/:project_id/roster/changes': '?from=2036-04-07&to=2036-04-13',
  'GET /daily-activity/plan': '?from=2036-03-02&to=2036-03-08',
};
