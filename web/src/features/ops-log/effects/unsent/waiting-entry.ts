import { mentionsIn } from '#contract/comments/mentions.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import { type EntryBody, type ShownWrite, shownOf } from './log-writes.ts';

type Writing = QueuedWrite & { readonly input: { readonly body: EntryBody } };

const NOWHERE: ShownWrite = { project_id: '', author: { id: '', name: '…' }, people: [] };

/** An entry as it waits on this device: without a place in the chain, under the id that the device gave it. */
export function waitingEntry(write: Writing): OpsLogEntry {
  const { body } = write.input;
  const { project_id, author, people } = shownOf(write) ?? NOWHERE;
  const named = (id: string): Reference => people.find((one) => one.id === id) ?? { id, name: '…' };
  const { type, severity = 'info', title, location = null, tags = [], shift_id = null } = body;
  const { follow_up } = body;
  return {
    ...{ id: write.subject, client_uuid: write.subject, sequence: 0, hash: '' },
    ...{ project_id, type, severity, title, body: body.body ?? '', location, tags, shift_id, author },
    ...{ occurred_at: body.occurred_at ?? write.madeAt, recorded_at: body.occurred_at ?? write.madeAt },
    ...{
      people: (body.people ?? []).map(named),
      attachments: [],
      files: [],
      mentions: mentionsIn(body.body ?? '').map(named),
      corrects: null,
      corrected_by: [],
    },
    incident: type === 'incident' ? { state: 'open', severity, ...UNTOUCHED } : null,
    handover: type === 'handover' ? { state: 'drafted', rostered_next: [], may: ['signed_out'] } : null,
    follow_up: follow_up ? { owner: named(follow_up.owner_id), due: follow_up.due, state: 'open' } : null,
  };
}

const UNTOUCHED = { root_cause: null, acknowledged_after_s: null, resolved_after_s: null };
