import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { APPROVALS } from '../organizations/shapes.ts';

const PLACE = '/daily-activity/settings';
const may = (action: 'read' | 'update') =>
  ({ scope: 'organization', object: '/organizations/current/settings', action }) as const;

const fields = {
  approval: z.enum(APPROVALS),
  /** Whether time within plan is approved by being submitted. */
  approve_within_plan: z.boolean(),
  edit_window_days: z
    .int('Enter a number of days.')
    .min(0, 'Enter 0 for no limit.')
    .max(3_660, 'Enter at most ten years of days.'),
};

/** How an organization's time is approved. */
export const approvalSettings = z.object({ version: z.int(), ...fields });
/** How an organization's time is approved. */
export type ApprovalSettings = z.infer<typeof approvalSettings>;

/** How time is approved here. */
export const readApprovalSettings = endpoint({
  method: 'GET',
  path: PLACE,
  summary: 'How time is approved',
  access: may('read'),
  response: approvalSettings,
});

/** Changes how time is approved; what waits already waits for the words that are asked from now on. */
export const changeApprovalSettings = endpoint({
  method: 'PATCH',
  path: PLACE,
  summary: 'Change how time is approved',
  access: may('update'),
  body: z.object(fields).partial(),
  response: approvalSettings,
});
