import type { RawBuilder } from 'kysely';
import type { Database } from './postgres/database.ts';

/** Something that happened: `noun.participle`, what it happened to, and the changed fields as [before, after]. */
export interface NewEvent {
  readonly type: `${string}.${string}`;
  readonly subject: { readonly type: string; readonly id: string };
  readonly project?: string | null;
  readonly changes?: Changes;
  readonly data?: Readonly<Record<string, unknown>>;
  /** Instead of `data`, where only the database knows it yet: JSON that it makes of what was written just before. */
  readonly madeData?: RawBuilder<string>;
  /** False of one that nobody is to be told of, though of others of its type they are: no job is made for it. */
  readonly tells?: boolean;
}

/** Changed fields: before and after. */
export type Changes = Readonly<Record<string, readonly [unknown, unknown]>>;

/** Who did it, in which request. */
export interface Origin {
  readonly db: Database;
  readonly organization: string;
  readonly requestId: string;
  readonly person: { readonly name: string };
}

/** Writes events in the transaction of the write and answers their ids; audit trail, feeds and notifications read them from there. */
export const record = async (
  { db, organization, requestId, person }: Origin,
  ...events: NewEvent[]
): Promise<string[]> => {
  if (events.length === 0) return [];
  const rows = events.map(({ type, subject, project, changes, data, madeData }) => ({
    org_id: organization,
    type,
    subject_type: subject.type,
    subject_id: subject.id,
    project_id: project ?? null,
    actor_name: person.name,
    request_id: requestId,
    changes: JSON.stringify(changes ?? {}),
    data: madeData ?? JSON.stringify(data ?? {}),
  }));
  return idsOf(await db.insertInto('events').values(rows).returning('id').execute());
};

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

/** An event above the organizations: nothing of a project. */
export type NewRootEvent = Omit<NewEvent, 'project' | 'madeData'>;

/**
 * Writes events above the organizations in the transaction of the write and answers their ids; only whoever holds a role
 * there can.
 */
export const recordAtRoot = async (
  { db, requestId, person }: Omit<Origin, 'organization'>,
  ...events: NewRootEvent[]
): Promise<string[]> => {
  if (events.length === 0) return [];
  const rows = events.map(({ type, subject, changes, data }) => ({
    type,
    subject_type: subject.type,
    subject_id: subject.id,
    actor_name: person.name,
    request_id: requestId,
    changes: JSON.stringify(changes ?? {}),
    data: JSON.stringify(data ?? {}),
  }));
  return idsOf(await db.insertInto('root_events').values(rows).returning('id').execute());
};

/** The fields of `after` that differ from `before`, as [before, after]. Compares by value. */
export const changesBetween = (before: object, after: object): Changes => {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(
    Object.entries(after)
      .filter(
        ([field, value]) =>
          value !== undefined && JSON.stringify(old.get(field) ?? null) !== JSON.stringify(value),
      )
      .map(([field, value]) => [field, [old.get(field) ?? null, value]] as const),
  );
};
