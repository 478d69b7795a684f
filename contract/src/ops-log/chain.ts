/** A record as the chain hashes it: everything as text, instants in UTC to the microsecond; null where nothing was said. */
export interface ChainedRecord {
  readonly format: number;
  readonly org_id: string;
  readonly project_id: string;
  readonly seq: number;
  readonly id: string;
  readonly kind: string;
  readonly about: number | null;
  readonly state: string | null;
  /** Such as `2026-11-21T06:02:51.123456Z`; so is `recorded_at`. */
  readonly occurred_at: string;
  readonly recorded_at: string;
  readonly author_id: string | null;
  readonly type: string | null;
  readonly severity: string | null;
  readonly title: string | null;
  readonly body: string;
  readonly root_cause: string | null;
  readonly shift_id: string | null;
  readonly location: string | null;
  readonly people: readonly string[];
  readonly tags: readonly string[];
  /** SHA-256 of each file, in hex. */
  readonly attachments: readonly string[];
  readonly owner_id: string | null;
  readonly due: string | null;
  readonly client_uuid: string | null;
}

/**
 * The text whose SHA-256, behind the hash before it, is a record's hash: its fields one after the other, each as its length in
 * bytes, a colon, its text and a comma; `~` for null. A list is a field that holds such fields. Decision 130.
 */
export const chainedText = (record: ChainedRecord): string =>
  [
    field(`muster-ops-log-${record.format}`),
    ...[record.org_id, record.project_id, record.seq, record.id, record.kind, record.about].map(field),
    ...[record.state, record.occurred_at, record.recorded_at, record.author_id].map(field),
    ...[record.type, record.severity, record.title, record.body, record.root_cause].map(field),
    ...[record.shift_id, record.location].map(field),
    ...[record.people, record.tags, record.attachments].map(list),
    ...[record.owner_id, record.due, record.client_uuid].map(field),
  ].join('');

const encoder = new TextEncoder();
/** Text that is as long in bytes as in characters. */
const PLAIN = /^[ -~\n]*$/;

const field = (value: string | number | null): string => {
  if (value === null) return '~';
  const text = String(value);
  return `${PLAIN.test(text) ? text.length : encoder.encode(text).length}:${text},`;
};

const list = (items: readonly string[]): string => field(items.map(field).join(''));

/** What the first record of a chain follows on. */
export const NOTHING_BEFORE = '0'.repeat(64);
