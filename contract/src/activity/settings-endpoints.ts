import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { APPROVALS } from '../organizations/shapes.ts';

/** How an organization's time is approved; it is changed with the organization's other settings. */
export const approvalSettings = z.object({
  version: z.int(),
  approval: z.enum(APPROVALS),
  /** Whether time within plan is approved by being submitted. */
  approve_within_plan: z.boolean(),
  edit_window_days: z.int(),
});
/** How an organization's time is approved. */
export type ApprovalSettings = z.infer<typeof approvalSettings>;

/** How time is approved here. */
export const readApprovalSettings = endpoint({
  method: 'GET',
  path: '/daily-activity/settings',
  summary: 'How time is approved',
  access: { scope: 'organization', object: '/organizations/current/settings', action: 'read' },
  response: approvalSettings,
});
