import type { BodyInput } from '#contract/endpoint.ts';
import { addOpsLogEntry, stepFollowUp, stepHandover, stepIncident } from '#contract/ops-log/endpoints.ts';
import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import { isWriteTo, type QueuedWrite } from '../../../../platform/offline/unsent/queued-write.ts';

/** What is sent of an entry. */
export type EntryBody = BodyInput<typeof addOpsLogEntry>;

/** What is kept beside a write into an ops-log: where, by whom, and the names of those whom it mentions by id. */
export interface ShownWrite {
  readonly project_id: string;
  readonly author: Reference;
  readonly people: readonly Reference[];
}

/** A write that says this. */
type With<Body> = QueuedWrite & { readonly input: { readonly body: Body } };

/** An entry that was written down. */
export const isWriting = (write: QueuedWrite): write is With<EntryBody> => isWriteTo(write, addOpsLogEntry);
/** A step of an incident. */
export const isIncidentStep = (write: QueuedWrite): write is With<BodyInput<typeof stepIncident>> =>
  isWriteTo(write, stepIncident);
/** A step of a handover. */
export const isHandoverStep = (write: QueuedWrite): write is With<BodyInput<typeof stepHandover>> =>
  isWriteTo(write, stepHandover);
/** A step of a follow-up. */
export const isFollowUpStep = (write: QueuedWrite): write is With<BodyInput<typeof stepFollowUp>> =>
  isWriteTo(write, stepFollowUp);

/** What writes about an entry name: the id that its device gave it, else the server's. */
export const subjectOf = ({ id, client_uuid }: Pick<OpsLogEntry, 'id' | 'client_uuid'>): string =>
  client_uuid ?? id;

/** True where the write is about this entry. */
export const isAbout = ({ subject }: QueuedWrite, { id, client_uuid }: OpsLogEntry): boolean =>
  subject === id || subject === client_uuid;

/** What was kept beside a write; null for one that isn't of an ops-log. */
export const shownOf = ({ shown }: QueuedWrite): ShownWrite | null => (isShown(shown) ? shown : null);

const isShown = (shown: unknown): shown is ShownWrite =>
  typeof shown === 'object' && shown !== null && 'author' in shown && 'project_id' in shown;

/** Writes into the ops-log of a project. */
export const writesOf = (writes: readonly QueuedWrite[], project_id: string): QueuedWrite[] =>
  writes.filter((write) => shownOf(write)?.project_id === project_id);

/** True for an entry that the server doesn't know yet: it has no place in the chain. */
export const isUnsent = ({ sequence }: Pick<OpsLogEntry, 'sequence'>): boolean => sequence === 0;
