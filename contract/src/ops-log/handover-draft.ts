import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, instant, reference } from '../shapes.ts';
import { incidentState, opsLogType, severity } from './states.ts';

const LOG = '/projects/:project_id/ops-log';
const said = { id, sequence: z.int(), title: z.string() };

/** Up to how many entries are counted that were written since; one more means "more than". */
export const WRITTEN_LIMIT = 1_000;
/** How many of a kind are named at most. */
export const NAMED_LIMIT = 50;

/**
 * What a handover starts from, with the words of today. `since` = what was signed out last, and when; without one, `written` is of the
 * last 24 hours. `shift` = the one that the caller is on, by the site's clock. Of incidents that aren't closed `since` when they have
 * their state and whose word that was; of what was written since, all are counted but handovers, and named what is sev3 or graver, or a
 * decision, newest first.
 */
export const handoverDraft = z.object({
  at: instant,
  since: z.object({ ...said, at: instant }).nullable(),
  shift: z
    .object({
      id,
      day,
      start: z.string(),
      end: z.string(),
      service: z.string().nullable(),
      site: z.string().nullable(),
    })
    .nullable(),
  incidents: z.array(
    z.object({ ...said, severity, state: incidentState, since: instant, by: reference.nullable() }),
  ),
  follow_ups: z.array(z.object({ ...said, owner: reference, due: day })),
  disputed: z.array(z.object({ ...said, by: reference.nullable(), note: z.string() })),
  written: z.object({
    count: z.int(),
    named: z.array(z.object({ ...said, type: opsLogType, severity, occurred_at: instant })),
  }),
});
/** What a handover starts from. */
export type HandoverDraft = z.infer<typeof handoverDraft>;

/** What whoever hands over could not know by heart: what is open, and what was written since the last handover. */
export const draftHandover = endpoint({
  method: 'GET',
  path: `${LOG}/handover-draft`,
  summary: 'What a handover starts from',
  access: { scope: 'project', object: LOG, action: 'read' },
  circumstance: 'on-shift',
  params: z.object({ project_id: id }),
  response: handoverDraft,
});
