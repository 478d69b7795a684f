import type { OpsLogEntry } from '#contract/ops-log/shapes.ts';
import type { HandoverOutcome } from '#contract/ops-log/statistics.ts';
import type { OpsLogSearch } from '../ops-log-address.ts';

/** Filters of the address, its days as instants: `from` included, `to` not. */
export type Wanted = Omit<OpsLogSearch, 'entry'>;

/** Whether the API would answer an entry to these filters, as far as can be told without it. */
export function matches(entry: OpsLogEntry, wanted: Wanted): boolean {
  const { q, type = [], severity = [], from, to, member_id, tag, open, incident, handover, said } = wanted;
  return (
    (type.length === 0 || type.includes(entry.type)) &&
    (severity.length === 0 || severity.includes(entry.severity)) &&
    (!from || Date.parse(entry.occurred_at) >= Date.parse(from)) &&
    (!to || Date.parse(entry.occurred_at) < Date.parse(to)) &&
    (!tag || entry.tags.includes(tag)) &&
    (!member_id || isAboutPerson(entry, member_id)) &&
    (!open || isOpen(entry)) &&
    has(incident, entry.incident?.state) &&
    has(handover, entry.handover && outcomeOf(entry.handover)) &&
    (!said || entry.corrected_by.length === 0) &&
    (!q || hasWords(entry, q))
  );
}

const has = <Value>(wanted: readonly Value[] = [], found: Value | null | undefined): boolean =>
  wanted.length === 0 || (found !== null && found !== undefined && wanted.includes(found));

/** What can't be told here, such as whether somebody took over in time, fits nothing. */
const outcomeOf = ({ state }: NonNullable<OpsLogEntry['handover']>): HandoverOutcome | null => {
  if (state === 'signed_out') return 'waiting';
  return state === 'drafted' || state === 'disputed' ? state : null;
};

const isAboutPerson = ({ people }: OpsLogEntry, member: string): boolean =>
  people.some(({ id }) => id === member);

const isOpen = ({ incident, handover, follow_up }: OpsLogEntry): boolean =>
  (incident !== null && incident.state !== 'closed') ||
  (handover !== null && handover.state !== 'acknowledged') ||
  follow_up?.state === 'open';

/** All words stand in it, each as the beginning of one. */
function hasWords({ title, body, location }: OpsLogEntry, q: string): boolean {
  const words = wordsOf([title, body, location].join(' '));
  return wordsOf(q).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
