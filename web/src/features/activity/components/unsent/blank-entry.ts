import type { ActivityEntry } from '#contract/activity/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { UNKNOWN_VERSION } from '../../../../platform/offline/unsent/unsent.ts';

/** An entry that the server doesn't know yet, without anything in it; its id is the one that this device gave it. */
export const blankEntry = (
  { subject, madeAt }: QueuedWrite,
  work_date: string,
  timezone: string,
): ActivityEntry => ({
  id: subject,
  version: UNKNOWN_VERSION,
  created_at: madeAt,
  updated_at: madeAt,
  archived_at: null,
  work_date,
  started_at: null,
  ended_at: null,
  start: null,
  end: null,
  ends_next_day: false,
  timezone,
  duration_s: 0,
  project: null,
  service: null,
  category: 'work',
  note: '',
  billable: true,
  source: 'offline',
  tags: [],
  status: 'draft',
  status_reason: null,
  client_uuid: subject,
});
