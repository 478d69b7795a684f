import * as bookings from '#contract/shifts/assignment-endpoints.ts';
import * as endpoints from '#contract/shifts/shift-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { assignMember } from '../commands/assign-member.ts';
import { cancelShift } from '../commands/cancel-shift.ts';
import { createShift } from '../commands/create-shift.ts';
import { deleteShift } from '../commands/delete-shift.ts';
import { markNoShow } from '../commands/mark-no-show.ts';
import { moveAssignment } from '../commands/move-assignment.ts';
import { removeAssignment } from '../commands/remove-assignment.ts';
import { updateShift } from '../commands/update-shift.ts';

/** What planners write: shifts, and who is on them. */
export const registerPlanning = (api: Api): void => {
  route(api, endpoints.createShift, (context, { params, body }) =>
    createShift(context, { project: params.project_id, fields: body }),
  );
  route(api, endpoints.updateShift, (context, { params, body: { override_reason, ...fields } }) =>
    updateShift(context, { project: params.project_id, id: params.shift_id, fields, override_reason }),
  );
  route(api, endpoints.deleteShift, async (context, { params }) => {
    await deleteShift(context, { project: params.project_id, id: params.shift_id });
    return undefined;
  });
  route(api, endpoints.cancelShift, (context, { params, body }) =>
    cancelShift(context, { project: params.project_id, id: params.shift_id, ...body }),
  );
  route(api, bookings.assignMember, (context, { params, body }) =>
    assignMember(context, { project: params.project_id, shift: params.shift_id, ...body }),
  );
  route(api, bookings.moveAssignment, (context, { params, body }) =>
    moveAssignment(context, { project: params.project_id, id: params.assignment_id, ...body }),
  );
  route(api, bookings.removeAssignment, async (context, { params }) => {
    await removeAssignment(context, { project: params.project_id, id: params.assignment_id });
    return undefined;
  });
  route(api, bookings.markNoShow, (context, { params, body }) =>
    markNoShow(context, { project: params.project_id, id: params.assignment_id, ...body }),
  );
};
