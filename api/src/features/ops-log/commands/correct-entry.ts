import { brokenRule } from '#contract/errors.ts';
import type { OpsLogCorrection } from '#contract/ops-log/shapes.ts';
import { isGrave } from '#contract/ops-log/states.ts';
import type { Context } from '../../../platform/context.ts';
import type { Changes } from '../../../platform/events.ts';
import { holdItem, requireEntry } from '../queries/find-entry.ts';
import { enterToWrite } from '../queries/room.ts';
import { requireMentionable } from '../rules/mentioned.ts';
import { requireSeverity, requireTeam } from '../rules/named.ts';
import { requireReopened } from '../rules/reopened.ts';
import { appendAndTell } from '../writing/append.ts';
import { findSent } from '../writing/sent-before.ts';

/** Appends what an entry should have said; the entry stays as it is. Throws 404, and 422 with the rule that it breaks. */
export const correctEntry = async <Answer>(
  context: Context,
  { project, id, ...correction }: OpsLogCorrection & { readonly project: string; readonly id: string },
  read: () => Promise<Answer>,
): Promise<Answer> => {
  const room = await enterToWrite(context, project, 'correct');
  const entry = await requireEntry(context, project, id);
  if (entry.kind !== 'entry' || !entry.type)
    throw brokenRule(
      'correction-of-correction',
      '',
      'This is a correction: correct the entry that it is about.',
    );
  const { client_uuid, title, body, severity } = correction;
  const said = { title, body, severity };
  const sent = await findSent(context, project, { kind: 'correction', about: entry.seq, client_uuid, said });
  if (sent) return read();
  requireSeverity(entry.type, correction.severity);
  if (entry.type === 'incident')
    requireReopened(
      await holdItem(context, { id, project_id: project, seq: entry.seq }, 'incident'),
      correction.severity,
    );
  await requireTeam(
    context,
    correction.people.map((person, at) => ({ field: `people.${at}`, id: person })),
  );
  const before = entry.body;
  const { ids: mentions } = await requireMentionable(context, project, { body: correction.body, before });
  const tells = isGrave(correction.severity) || mentions.length > 0;
  const changes: Changes = {
    ...{ severity: [entry.severity, correction.severity], title: [entry.title, correction.title] },
    body: [entry.body, correction.body],
  };
  return appendAndTell(
    context,
    {
      ...{ id: room.next, project_id: project, kind: 'correction', about: entry.seq, type: entry.type },
      ...{ ...correction, mentions },
    },
    { type: 'ops_log_entry.corrected', entry: id, changes, tells },
    read,
  );
};
