import * as bookings from '#contract/shifts/assignment-endpoints.ts';
import type { Api } from '../../../platform/api.ts';
import { route } from '../../../platform/route.ts';
import { checkIn } from '../commands/check-in.ts';
import { confirmAssignment } from '../commands/confirm-assignment.ts';
import { declineAssignment } from '../commands/decline-assignment.ts';
import { takePlace } from '../commands/take-place.ts';

/** What people say to their own shifts. */
export const registerAnswering = (api: Api): void => {
  route(api, bookings.takePlace, (context, { params }) =>
    takePlace(context, { project: params.project_id, shift: params.shift_id }),
  );
  route(api, bookings.confirmAssignment, (context, { params, body }) =>
    confirmAssignment(context, { project: params.project_id, id: params.assignment_id, ...body }),
  );
  route(api, bookings.declineAssignment, (context, { params, body }) =>
    declineAssignment(context, { project: params.project_id, id: params.assignment_id, ...body }),
  );
  route(api, bookings.checkIn, (context, { params, body }) =>
    checkIn(context, { project: params.project_id, id: params.assignment_id, ...body }),
  );
};
