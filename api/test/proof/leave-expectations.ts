import { type Expectation, inOrganization, NOT_ON_THE_TEAM } from './who-may.ts';

/** Endpoints of leave. */
export const LEAVE: Readonly<Record<string, Expectation>> = {
  'GET /leave': inOrganization('member', NOT_ON_THE_TEAM),
  'POST /leave': inOrganization('member'),
  'GET /leave/all': inOrganization('manager'),
  'GET /leave/preview': inOrganization('member', NOT_ON_THE_TEAM),
  'GET /leave/balances': inOrganization('member', NOT_ON_THE_TEAM),
  'GET /leave/people': inOrganization('manager'),
  'GET /leave/people/:member_id/balances': inOrganization('manager'),
  'POST /leave/adjustments': inOrganization('manager'),
  'GET /leave/:leave_id': inOrganization('member'),
  'POST /leave/:leave_id/cancel': inOrganization('member'),
  'GET /leave/:leave_id/uncovered': inOrganization('manager'),
  'POST /leave/:leave_id/approve': inOrganization('manager'),
  'POST /leave/:leave_id/reject': inOrganization('manager'),

  // How much there is, when there is none, and who is away
  'GET /leave-settings': inOrganization('member'),
  'PATCH /leave-settings': inOrganization('director'),
  'POST /leave-settings/grants': inOrganization('director'),
  'POST /leave-settings/blocks': inOrganization('director'),
  'DELETE /leave-settings/blocks/:block_id': inOrganization('director'),
  'GET /leave-settings/countries': inOrganization('director'),
  'GET /leave-settings/offered-holidays': inOrganization('director'),
  'PUT /leave-settings/holidays': inOrganization('director'),
  'GET /leave-calendar': inOrganization('member'),
};
