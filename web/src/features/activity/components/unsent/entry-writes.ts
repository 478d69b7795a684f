import { saveDayNote } from '#contract/activity/day-endpoints.ts';
import type { DayNote } from '#contract/activity/day-shapes.ts';
import { changeEntry, createEntry, deleteEntry } from '#contract/activity/endpoints.ts';
import type { ActivityEntry, EntryChange, NewEntry } from '#contract/activity/shapes.ts';
import { isWriteTo, type QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';
import type { NamedPurpose } from '../form/chosen-purpose.ts';

/** What is kept beside a write about an entry: what was chosen, by name, and the entry that it was typed over. */
export interface ShownEntry {
  readonly purpose: NamedPurpose;
  readonly base: ActivityEntry | null;
}

/** A write that says this. */
export type With<Body> = QueuedWrite & { readonly input: { readonly body: Body } };

/** An entry that was made offline. */
export const isMaking = (write: QueuedWrite): write is With<NewEntry> => isWriteTo(write, createEntry);
/** A change of an entry. */
export const isChanging = (write: QueuedWrite): write is With<EntryChange> => isWriteTo(write, changeEntry);
/** An entry that is to go. */
export const isDeleting = (write: QueuedWrite): boolean => isWriteTo(write, deleteEntry);
/** The note of a day. */
export const isNoting = (
  write: QueuedWrite,
): write is With<Pick<DayNote, 'done' | 'blockers' | 'tomorrow' | 'version'>> =>
  isWriteTo(write, saveDayNote);

/** What writes about an entry name: the id that the device gave it, else the server's. */
export const subjectOf = ({ id, client_uuid }: Pick<ActivityEntry, 'id' | 'client_uuid'>): string =>
  client_uuid ?? id;

/** True where the write is about this entry. */
export const isAbout = ({ subject }: QueuedWrite, { id, client_uuid }: ActivityEntry): boolean =>
  subject === id || subject === client_uuid;

/** What writes about a day's note name. */
export const noteSubject = (date: string): string => `day-note ${date}`;

/** The page that shows a day. */
export const dayAddress = (date: string): string => `/daily-activity?date=${date}`;

const NOTHING: ShownEntry = { purpose: { project: null, service: null }, base: null };

/** What was kept beside a write. */
export const shownOf = ({ shown }: QueuedWrite): ShownEntry => (isShown(shown) ? shown : NOTHING);

const isShown = (shown: unknown): shown is ShownEntry =>
  typeof shown === 'object' && shown !== null && 'purpose' in shown && 'base' in shown;
