import type { z } from 'zod';
import type { Attachment } from '#contract/attachments/shapes.ts';
import { mentionsIn } from '#contract/comments/mentions.ts';
import type { handover, OpsLogEntry, OpsLogEntryWhole, opsLogStep } from '#contract/ops-log/shapes.ts';
import { nextHandoverStates } from '#contract/ops-log/states.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Added } from './commands/add-entry.ts';
import type { RecordRow } from './queries/entry-rows.ts';

/**
 * An entry or a correction as a member sees it; null for somebody from outside the team. Whoever coordinates the project may let
 * people check in before they took over.
 */
export const presentEntry = (row: RecordRow, member: string | null, coordinates = false): OpsLogEntry => {
  const { type, severity, title, items, seq } = row;
  if (!type || !severity || title === null) throw new Error(`Record ${seq} says nothing.`);
  const { incident, handover, follow_up } = items;
  return {
    ...{ id: row.id, sequence: seq, project_id: row.project_id, type, severity, title, body: row.body },
    ...{ occurred_at: row.occurred_at, recorded_at: row.recorded_at, author: row.author },
    ...{
      shift_id: row.shift_id,
      shift: row.shift,
      location: row.location,
      people: row.people,
      tags: row.tags,
    },
    ...{
      attachments: row.attachments,
      files: row.files,
      mentions: row.mentions,
      client_uuid: row.client_uuid,
    },
    ...{ corrects: row.corrects, corrected_by: row.corrected_by },
    incident: incident
      ? {
          ...{ state: incident.state, severity: incident.severity, root_cause: incident.root_cause },
          acknowledged_after_s: incident.acknowledged_after_s,
          resolved_after_s: incident.resolved_after_s,
        }
      : null,
    handover: handover
      ? presentHandover(row, handover, { member: row.corrects ? null : member, coordinates })
      : null,
    follow_up: follow_up ? { owner: follow_up.owner, due: follow_up.due, state: follow_up.state } : null,
    hash: row.hash,
  };
};

type Handover = NonNullable<RecordRow['items']['handover']>;

const presentHandover = (
  { author }: RecordRow,
  { state, rostered_next, gate }: Handover,
  { member, coordinates }: { readonly member: string | null; readonly coordinates: boolean },
): z.infer<typeof handover> => {
  const next = rostered_next ?? [];
  const isOwn = member !== null && author?.id === member;
  const isNext = !isOwn && (next.length === 0 || next.some(({ id }) => id === member));
  const isHeld = gate === true && next.some(({ id }) => id !== member);
  const may = nextHandoverStates(state).filter((to) => {
    if (to === 'waived') return coordinates && isHeld && !isOwn;
    return to === 'signed_out' ? isOwn : isNext;
  });
  return { state, rostered_next: next, may: member === null ? [] : may };
};

/** In the order in which they were named, as the chain holds them. */
const hashesOf = (asked: readonly string[], files: readonly Attachment[]): string[] =>
  asked.flatMap((file) => files.find(({ id }) => id === file)?.sha256 ?? []);

/** An entry that was just written, without another look at it. */
export const presentAdded = ({ id, project, author, entry, appended, names }: Added): OpsLogEntryWhole => {
  const { follow_up, people, by_clock: _, ...said } = entry;
  const named = (member: string): Reference => ({ id: member, name: names.get(member) ?? '' });
  const untouched = { root_cause: null, acknowledged_after_s: null, resolved_after_s: null };
  return {
    ...{ ...said, id, sequence: appended.seq, project_id: project, hash: appended.hash },
    ...{ occurred_at: appended.occurred_at, recorded_at: appended.recorded_at, author: named(author) },
    ...{ people: people.map(named), corrects: null, corrected_by: [] },
    ...{ attachments: hashesOf(entry.files, appended.files), files: appended.files },
    mentions: mentionsIn(entry.body).map(named),
    ...(said.shift_id ? {} : { shift: null }),
    incident: said.type === 'incident' ? { state: 'open', severity: said.severity, ...untouched } : null,
    handover: said.type === 'handover' ? { state: 'drafted', rostered_next: [], may: ['signed_out'] } : null,
    follow_up: follow_up ? { owner: named(follow_up.owner_id), due: follow_up.due, state: 'open' } : null,
    ...{ corrections: [], steps: [] },
  };
};

const presentStep = (row: RecordRow): z.infer<typeof opsLogStep> => ({
  ...{ id: row.id, sequence: row.seq, kind: row.kind, state: row.state ?? '', note: row.body },
  ...{ root_cause: row.root_cause, occurred_at: row.occurred_at, recorded_at: row.recorded_at },
  ...{ author: row.author, hash: row.hash },
});

/** An entry with what was appended about it. */
export const presentWhole = (
  entry: RecordRow,
  about: readonly RecordRow[],
  member: string | null,
  coordinates = false,
): OpsLogEntryWhole => ({
  ...presentEntry(entry, member, coordinates),
  corrections: about.filter(({ kind }) => kind === 'correction').map((row) => presentEntry(row, member)),
  steps: about.filter(({ kind }) => kind !== 'correction').map(presentStep),
});
