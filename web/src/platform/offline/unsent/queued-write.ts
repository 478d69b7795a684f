import type { Endpoint } from '#contract/endpoint.ts';
import type { FieldProblem } from '#contract/errors.ts';
import type { Carried } from './carried.ts';

/** What of an endpoint is needed to ask it again, by a later build too. */
export type AskedAgain = Pick<Endpoint, 'method' | 'path'>;

/** The parts of a call that can wait. */
export interface WriteInput {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
  readonly version?: number | undefined;
}

/** Why the server didn't take a write. */
export interface WriteRefusal {
  readonly status: number;
  readonly message: string;
  readonly fields: readonly FieldProblem[];
}

/** A change that waits on this device until the server has it. */
export interface QueuedWrite {
  readonly id: string;
  /** Sent as `Idempotency-Key`, the same for every attempt at the same change. */
  readonly key: string;
  readonly endpoint: AskedAgain;
  readonly organization: string;
  readonly input: WriteInput;
  /** Files that go before it, and that it then names. */
  readonly carries?: Carried;
  /**
   * What it changes: the row's id, or the id that this device gave it. Writes about the same wait for one another, and
   * follow the id and version that the earlier one was answered.
   */
  readonly subject: string;
  /** Where its answer holds the row that it leaves; the answer itself unless told, null where it leaves none. */
  readonly rowAt?: string | null;
  /** True where it is about something that was there before, though no parameter names it. */
  readonly follows?: boolean;
  /** What it is, in words, and the address of the page that shows it. */
  readonly title: string;
  readonly href: string;
  /** What the feature needs to show it; it alone reads it. */
  readonly shown: unknown;
  /** When it was made, ISO 8601. */
  readonly madeAt: string;
  /** How often it was sent. */
  readonly attempts: number;
  /** How often a server that was reached failed at it. */
  readonly failures: number;
  /** When it was answered, ms since the epoch; what was read later has its effect. */
  readonly landedAt?: number;
  /** Set where the server didn't take it: a person has to mend or discard it. */
  readonly refusal: WriteRefusal | null;
}

/** A change as it is put into the queue. */
export type NewWrite = Pick<
  QueuedWrite,
  'endpoint' | 'organization' | 'input' | 'carries' | 'subject' | 'rowAt' | 'follows' | 'title' | 'href'
> & {
  readonly key?: string;
  readonly shown?: unknown;
  /** It says everything that an earlier write of its subject says, which therefore isn't sent if it wasn't yet. */
  readonly replaces?: boolean;
};

/** The writes with a new one behind them, or in place of those that it replaces, over what the first of them was made over. */
export const withWrite = (writes: readonly QueuedWrite[], added: NewWrite): QueuedWrite[] => {
  const first = replacedBy(writes, added);
  const write = queuedWrite(first ? { ...added, shown: first.shown } : added);
  return [...writes.filter((one) => one !== first), write];
};

/** The write in whose place a new one comes: one to the same that nothing was built on, and that wasn't sent yet. */
export const replacedBy = (
  writes: readonly QueuedWrite[],
  added: Pick<NewWrite, 'replaces' | 'endpoint' | 'organization' | 'subject'>,
): QueuedWrite | undefined => {
  const last = writes.findLast((one) => isSameSubject(one, added));
  const isOpen = last?.attempts === 0 && last.refusal === null && isWriteTo(last, added.endpoint);
  return added.replaces && isOpen ? last : undefined;
};

/** The write of a new change; `key` where it was attempted already. */
export const queuedWrite = ({
  endpoint,
  key,
  shown = null,
  replaces: _,
  ...rest
}: NewWrite): QueuedWrite => ({
  ...rest,
  id: crypto.randomUUID(),
  key: key ?? crypto.randomUUID(),
  endpoint: { method: endpoint.method, path: endpoint.path },
  shown,
  madeAt: new Date().toISOString(),
  attempts: key === undefined ? 0 : 1,
  failures: 0,
  refusal: null,
});

/** True for a write to this endpoint. */
export const isWriteTo = ({ endpoint }: QueuedWrite, { method, path }: AskedAgain): boolean =>
  endpoint.method === method && endpoint.path === path;

/** True for the write that made its subject, which the server doesn't know before. */
export const isMaker = ({ input, subject, follows }: QueuedWrite): boolean =>
  !(follows || namesOf(input).includes(subject));

const namesOf = ({ params = {} }: WriteInput): unknown[] => Object.values(params);

/** The first write that may be sent: neither refused nor behind a refused one about the same. */
export function nextOf(writes: readonly QueuedWrite[]): QueuedWrite | undefined {
  const refused = writes.filter(({ refusal }) => refusal);
  return writes.find((write) => !refused.some((one) => isSameSubject(one, write)));
}

/** True for writes that wait for one another. */
export const isSameSubject = (
  one: Pick<QueuedWrite, 'subject' | 'organization'>,
  other: Pick<QueuedWrite, 'subject' | 'organization'>,
): boolean => one.subject === other.subject && one.organization === other.organization;

/** The row that a write left behind, as far as its answer says. */
export interface LeftRow {
  readonly id?: string;
  readonly version?: number;
}

/** Reads the row from an answer. */
export function rowOf(answer: unknown, at?: string | null): LeftRow {
  if (at === null) return {};
  if (at !== undefined) return rowOf(Object(answer)[at]);
  if (typeof answer !== 'object' || answer === null) return {};
  return {
    ...('id' in answer && typeof answer.id === 'string' ? { id: answer.id } : {}),
    ...('version' in answer && typeof answer.version === 'number' ? { version: answer.version } : {}),
  };
}

/** A change of `subject`, made to the row and over the version that an earlier one left. */
export function following(input: WriteInput, subject: string, { id, version }: LeftRow): WriteInput {
  const { params, body, version: seen } = input;
  return {
    ...input,
    ...(params && id ? { params: renamed(params, subject, id) } : {}),
    ...(version !== undefined && seen !== undefined ? { version } : {}),
    ...(version !== undefined && isVersioned(body) ? { body: { ...body, version } } : {}),
  };
}

const renamed = (params: Readonly<Record<string, unknown>>, from: string, to: string) =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value === from ? to : value]));

const isVersioned = (body: unknown): body is { version: number } =>
  typeof body === 'object' && body !== null && 'version' in body;

/** The writes without one that was answered; those behind it follow the row that it left. */
export const settled = (writes: readonly QueuedWrite[], done: QueuedWrite, left: LeftRow): QueuedWrite[] =>
  writes
    .filter(({ id }) => id !== done.id)
    .map((write) =>
      isSameSubject(write, done) ? { ...write, input: following(write.input, done.subject, left) } : write,
    );

/** The writes without one that a person gives up; what was to happen to something it would have made goes too. */
export const without = (writes: readonly QueuedWrite[], { id }: QueuedWrite): QueuedWrite[] => {
  const given = writes.find((write) => write.id === id);
  if (!given) return [...writes];
  return writes.filter((write) => write.id !== id && !(isMaker(given) && isSameSubject(write, given)));
};
