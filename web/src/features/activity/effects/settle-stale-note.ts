import { readDay } from '#contract/activity/day-endpoints.ts';
import type { DayNote } from '#contract/activity/day-shapes.ts';
import { send } from '../../../platform/call.ts';
import type { QueuedWrite, WriteInput } from '../../../platform/offline/unsent/queued-write.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/day/messages.ts';
import { isNoting } from '../components/unsent/entry-writes.ts';

const FIELDS = ['done', 'blockers', 'tomorrow'] as const;

type Texts = Pick<DayNote, (typeof FIELDS)[number]>;

const isTexts = (shown: unknown): shown is Texts =>
  typeof shown === 'object' && shown !== null && FIELDS.every((field) => field in shown);

/** What a kept note and the server's disagree about: the parts that both changed, and differently. */
export function noteConflicts(write: QueuedWrite, theirs: Texts): Conflict[] {
  if (!isNoting(write)) return [];
  const { body } = write.input;
  const base = isTexts(write.shown) ? write.shown : null;
  return FIELDS.filter(
    (field) =>
      body[field] !== theirs[field] && base?.[field] !== theirs[field] && base?.[field] !== body[field],
  ).map((field) => ({ field, label: t(`note_${field}`), yours: body[field], theirs: theirs[field] }));
}

/** A kept note goes over the one that was saved elsewhere meanwhile, with the parts that were changed there alone. */
export async function settleStaleNote(write: QueuedWrite): Promise<WriteInput | null> {
  if (!isNoting(write)) return null;
  const { shown, organization, input } = write;
  const day = await send(readDay, { query: { date: input.params?.date }, organization });
  if (!isTexts(shown) || noteConflicts(write, day.note).length > 0) return null;
  const merged = FIELDS.map((field) => {
    const isMine = input.body[field] !== shown[field];
    return [field, isMine ? input.body[field] : day.note[field]];
  });
  return { ...input, body: { ...Object.fromEntries(merged), version: day.note.version } };
}
