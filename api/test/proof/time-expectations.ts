import { type Expectation, inOrganization, NOT_ON_THE_TEAM, ownTime, REFUSED, RESTING } from './who-may.ts';

/** Endpoints of people's time. */
export const TIME: Readonly<Record<string, Expectation>> = {
  // Daily activity: everybody's own
  'GET /daily-activity': inOrganization('member'),
  'POST /daily-activity': inOrganization('member'),
  'GET /daily-activity/:entry_id': ownTime(),
  'PATCH /daily-activity/:entry_id': ownTime(NOT_ON_THE_TEAM),
  'DELETE /daily-activity/:entry_id': ownTime(NOT_ON_THE_TEAM),
  'POST /daily-activity/:entry_id/restore': ownTime({ ...RESTING, ...NOT_ON_THE_TEAM }),
  'GET /daily-activity/calendar': inOrganization('member'),
  'GET /daily-activity/choices': inOrganization('member'),
  'GET /daily-activity/day': inOrganization('member'),
  'GET /daily-activity/week': inOrganization('member'),
  'GET /daily-activity/timer': inOrganization('member'),
  'PUT /daily-activity/timer': inOrganization('member'),
  'POST /daily-activity/timer/start': inOrganization('member'),
  'POST /daily-activity/timer/switch': inOrganization('member'),
  'POST /daily-activity/timer/stop': inOrganization('member', REFUSED),
  'POST /daily-activity/timer/discard': inOrganization('member', REFUSED),
  'PUT /daily-activity/cells': inOrganization('member'),
  'POST /daily-activity/cells': inOrganization('member'),
  'PUT /daily-activity/notes/:date': inOrganization('member'),
  'POST /daily-activity/copy-week': inOrganization('member'),
  'POST /daily-activity/submit': inOrganization('member'),
  'GET /daily-activity/team': inOrganization('manager'),
  'GET /daily-activity/team/:member_id/entries': inOrganization('manager'),
  'GET /daily-activity/approvals': inOrganization('member'),
  'GET /daily-activity/approvals/entries': inOrganization('member'),
  'POST /daily-activity/approvals/approve': inOrganization('member'),
  'POST /daily-activity/approvals/reject': inOrganization('member'),
  'POST /daily-activity/approvals/reopen': inOrganization('member'),
  'POST /daily-activity/withdraw': inOrganization('member'),

  // What follows approval
  'GET /daily-activity/months': inOrganization('manager'),
  'GET /daily-activity/months/:month': inOrganization('manager'),
  'POST /daily-activity/months/:month/close': inOrganization('director'),
  'POST /daily-activity/months/:month/reopen': inOrganization('owner'),
  'POST /daily-activity/reversals': inOrganization('manager'),
  'GET /daily-activity/settings': inOrganization('director'),
  'PATCH /daily-activity/settings': inOrganization('owner'),

  // Approved time that goes out
  'GET /time-export-preview': inOrganization('director'),
  'GET /time-exports': inOrganization('director'),
  'POST /time-exports': inOrganization('director'),
  'GET /time-exports/:export_id': inOrganization('director'),
  'DELETE /time-exports/:export_id': inOrganization('director'),
  'GET /time-exports/:export_id/csv': inOrganization('director'),
  'GET /time-exports/:export_id/xlsx': inOrganization('director'),
};
