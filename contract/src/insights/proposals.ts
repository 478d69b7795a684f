import { z } from 'zod';
import { MOST_NAMED } from '../announcements/shapes.ts';
import { day, id } from '../shapes.ts';

/**
 * What accepting an insight makes, as a draft in the room where the work goes on: a dealsheet that extends a project's budget, a tentative
 * booking of somebody on a shift, a shift for what nobody is planned for, or an announcement to those whom it concerns, which nobody
 * has until somebody sends it.
 */
export const proposal = z.discriminatedUnion('makes', [
  z.object({
    makes: z.literal('dealsheet'),
    client_id: id,
    project_id: id,
    /** What the extension would come to; null where it can't be told. */
    extension_minutes: z.int().min(1).nullable(),
  }),
  z.object({ makes: z.literal('booking'), project_id: id, shift_id: id, member_id: id }),
  z.object({
    makes: z.literal('shift'),
    project_id: id,
    service_type_id: id.nullable(),
    role: z.string().nullable(),
    day,
    headcount: z.int().min(1).max(200),
    minutes: z.int().min(1),
  }),
  z.object({
    makes: z.literal('announcement'),
    /** Members who would be told. */
    to: z.array(id).min(1).max(MOST_NAMED),
    link: z.string().startsWith('/').max(500),
  }),
]);
/** What accepting an insight makes. */
export type Proposal = z.infer<typeof proposal>;

/** What can be made. */
export const DRAFTS = [
  'dealsheet',
  'booking',
  'shift',
  'announcement',
] as const satisfies readonly Proposal['makes'][];
