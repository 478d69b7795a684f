import { type Expectation, inOrganization, inProject, ownTime, REFUSED, RESTING } from './who-may.ts';

/** Endpoints of rosters. */
export const ROSTERS: Readonly<Record<string, Expectation>> = {
  // The roster: its plan for whoever plans, what was told of it for everybody else
  'GET /roster': inOrganization('member'),
  'GET /roster/capacity': inOrganization('member'),
  'GET /roster/capacity/:member_id': inOrganization('member'),
  'GET /projects/:project_id/roster': inProject('member'),
  // Of the projects that one plans, which may be none
  'GET /roster/conflicts': inOrganization('member'),
  // What is in the way of a booking, and who could be booked: for whoever plans
  'GET /projects/:project_id/conflicts': inProject('manager'),
  'GET /projects/:project_id/roster/conflicts': inProject('manager'),
  'GET /projects/:project_id/shifts/:shift_id/suggestions': inProject('manager'),
  'POST /projects/:project_id/roster/copies': inProject('manager'),
  // What the matrix would take back was planned long ago
  'POST /projects/:project_id/roster/batches/:batch_id/undo': inProject('manager', REFUSED),
  // Shifts that come again; the shift of the matrix is too long before the days of its sample
  'POST /projects/:project_id/shifts/:shift_id/series': inProject('manager', REFUSED),
  'GET /projects/:project_id/series/:series_id': inProject('manager'),
  'PATCH /projects/:project_id/series/:series_id': inProject('manager'),
  'POST /projects/:project_id/series/:series_id/cancel': inProject('manager'),
  // Weeks and days to plan from again
  'GET /projects/:project_id/roster/templates': inProject('manager'),
  'POST /projects/:project_id/roster/templates': inProject('manager'),
  'GET /projects/:project_id/roster/templates/:template_id': inProject('manager'),
  'PATCH /projects/:project_id/roster/templates/:template_id': inProject('manager'),
  'DELETE /projects/:project_id/roster/templates/:template_id': inProject('manager'),
  'POST /projects/:project_id/roster/templates/:template_id/restore': inProject('manager', RESTING),
  'POST /projects/:project_id/roster/templates/:template_id/applications': inProject('manager'),
  'POST /projects/:project_id/shifts': inProject('manager'),
  'PATCH /projects/:project_id/shifts/:shift_id': inProject('manager'),
  'DELETE /projects/:project_id/shifts/:shift_id': inProject('manager'),
  'POST /projects/:project_id/shifts/:shift_id/cancel': inProject('manager'),
  'POST /projects/:project_id/shifts/:shift_id/assignments': inProject('manager'),
  // The shift of the matrix is over
  'POST /projects/:project_id/shifts/:shift_id/take': inProject('member', REFUSED),
  'PATCH /projects/:project_id/assignments/:assignment_id': inProject('manager'),
  'DELETE /projects/:project_id/assignments/:assignment_id': inProject('manager'),
  'POST /projects/:project_id/assignments/:assignment_id/confirm': inProject('member'),
  'POST /projects/:project_id/assignments/:assignment_id/decline': inProject('member'),
  'POST /projects/:project_id/assignments/:assignment_id/check-in': inProject('member'),
  'POST /projects/:project_id/assignments/:assignment_id/no-show': inProject('manager'),

  // What people ask each other about their shifts. The request of the matrix is between the colleague and somebody else.
  'GET /swaps': inOrganization('member'),
  'GET /projects/:project_id/swaps': inProject('manager'),
  'POST /projects/:project_id/swaps': inProject('member'),
  'POST /projects/:project_id/swaps/:swap_id/accept': inProject('member'),
  'POST /projects/:project_id/swaps/:swap_id/decline': inProject('member'),
  'POST /projects/:project_id/swaps/:swap_id/cancel': inProject('member'),
  'POST /projects/:project_id/swaps/:swap_id/approve': inProject('manager'),
  'POST /projects/:project_id/swaps/:swap_id/reject': inProject('manager'),

  // What people are told of a plan: the planner's
  'GET /projects/:project_id/roster/changes': inProject('manager'),
  'GET /projects/:project_id/roster/publications': inProject('manager'),
  'POST /projects/:project_id/roster/publications': inProject('manager', REFUSED),

  // One's own plan. The booking of the matrix is of a day to come.
  'GET /daily-activity/plan': inOrganization('member'),
  'POST /daily-activity/plan/read': inOrganization('member'),
  'GET /daily-activity/skills': ownTime(),
  'GET /daily-activity/calendar-feed': ownTime(),
  'POST /daily-activity/calendar-feed': inOrganization('member'),
  'DELETE /daily-activity/calendar-feed/:feed_id': ownTime(),
  'POST /daily-activity/plan/:assignment_id/log': ownTime({ passing: 422, outsider: 422 }),
};
