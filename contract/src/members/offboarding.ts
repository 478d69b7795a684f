import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, longText, reference } from '../shapes.ts';
import { member } from './shapes.ts';

/**
 * What somebody leaves behind, in the order in which it is asked for: time and leave that waits for their word, deals and plans that
 * do, who answers to them, what they own or stand for as its sponsor, where they are booked after their last day, what they were to do.
 */
export const HANDOVER_KINDS = [
  'approvals',
  'leave_approvals',
  'reports',
  'projects',
  'clients',
  'account_plans',
  'dealsheets',
  'plan_parts',
  'project_sponsorships',
  'plan_sponsorships',
  'shifts',
  'follow_ups',
  'dotted_lines',
] as const;
/** What somebody leaves behind. */
export const handoverKind = z.enum(HANDOVER_KINDS);
/** What somebody leaves behind. */
export type HandoverKind = z.infer<typeof handoverKind>;

/**
 * What is left of one kind, of which something is left: how many, the first of them, whether somebody else may take it over (`to` is whoever is proposed), and
 * whether it keeps them from leaving until it is handed over or done. Approvals go along with the people and projects that they come from.
 * `id` is what an item's page is found by: the entry, request, person, project, client, plan, deal, part, assignment or entry of the log; of a
 * dotted line, whoever works for them. `project_id` and `plan_id` are where it stands.
 */
export const handover = z.object({
  kind: handoverKind,
  count: z.int(),
  blocks: z.boolean(),
  transferable: z.boolean(),
  to: reference.nullable(),
  items: z
    .array(
      z.object({
        ...{ id, label: z.string(), project_id: id.nullable(), plan_id: id.nullable() },
        day: day.nullable(),
      }),
    )
    .max(20),
});
/** What is left of one kind. */
export type Handover = z.infer<typeof handover>;

/** All that somebody leaves behind on a last day. `version` is the person's. */
export const offboardingList = z.object({
  version: z.int(),
  last_day: day,
  /** They own the organization alone: somebody else has to become its owner first. */
  last_owner: z.boolean(),
  handovers: z.array(handover),
});
/** All that somebody leaves behind. */
export type OffboardingList = z.infer<typeof offboardingList>;

const params = z.object({ member_id: id });
const write = { scope: 'organization', object: '/members', action: 'write' } as const;

/** What somebody leaves behind if they leave on a day; today where none is named. */
export const readOffboarding = endpoint({
  method: 'GET',
  path: '/members/:member_id/offboarding',
  summary: 'Read what somebody leaves behind',
  access: write,
  params,
  query: z.object({ last_day: day.optional() }),
  response: offboardingList,
});

/**
 * Hands over what is named, at once, and lets somebody go with a last day: at once where that has come, else when it is over. All or nothing.
 * `version` as it was read. Whoever takes over people they are among answers to the leaver's manager. Rules: `open-approvals` (approvals that
 * nobody takes over), `open-handovers`, `last-owner`, `above-own-rank`, `successor-known`, `successor-cycle`, `not-transferable`,
 * `last-day-before-start`.
 */
export const offboardMember = endpoint({
  method: 'POST',
  path: '/members/:member_id/offboarding',
  summary: 'Offboard somebody',
  access: write,
  params,
  body: z.object({
    version: z.int(),
    last_day: day,
    reason: longText.max(2000).default(''),
    successors: z.partialRecord(handoverKind, id).default({}),
  }),
  response: member,
  status: 200,
});

/** Lets somebody stay who was to leave on a day to come; what was handed over stays where it is. Rule: `not-leaving`. */
export const keepMember = endpoint({
  method: 'DELETE',
  path: '/members/:member_id/offboarding',
  summary: 'Take back a last day ahead',
  access: write,
  params,
});
