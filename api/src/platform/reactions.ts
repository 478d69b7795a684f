import type { NotificationType } from '#contract/notifications/catalogue.ts';
import type { Priority } from '#contract/notifications/shapes.ts';
import type { Changes } from './events.ts';
import type { Database } from './postgres/database.ts';

/** Something that happened, as reactions read it. `organization` is null above the organizations. */
export interface Happened {
  readonly id: string;
  readonly type: string;
  readonly organization: string | null;
  readonly subject: { readonly type: string; readonly id: string };
  readonly project: string | null;
  /** Identity subject of whoever did it; null for work that nobody asked for. */
  readonly actor: string | null;
  readonly actorName: string | null;
  readonly at: Date;
  /** Request that it happened in; one may leave many events. */
  readonly request: string | null;
  readonly changes: Changes;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Somebody who is to be told of it, and why. Told once: the same person and source a second time is left alone. */
export interface Notice {
  /** Identity subject. */
  readonly recipient: string;
  readonly type: NotificationType;
  /** What happened, read after the actor's name: `assigned you to Harbour Terminal`; of a receipt the whole sentence. */
  readonly title: string;
  readonly message?: string;
  readonly project?: string | null;
  /** Page of the application, from `/` on. */
  readonly url: string;
  readonly target?: { readonly type: string; readonly id: string };
  readonly priority?: Priority;
  /** Notifications of one key stand together in the inbox. */
  readonly group?: string;
  /** Why this person is told, as a sentence: `You manage Harbour Terminal.` */
  readonly reason: string;
  /** What it tells of: the event's id, or a name made of what was reached. */
  readonly source: string;
  /** Told even to whoever did it, and in nobody's name. */
  readonly receipt?: true;
}

/** What a reaction reads with: a transaction of the worker inside the event's organization. */
export interface Inside {
  readonly db: Database;
  readonly organization: string | null;
  readonly now: Date;
}

/**
 * Decides who is told of events: of one type, which one request left, in the order in which they happened, so that a week that
 * was submitted is told once. It may run again after a crash, with the same events.
 */
export type Reaction = (inside: Inside, events: readonly Happened[]) => Promise<readonly Notice[]>;

/** Reactions by the type of event that they answer. */
export type Reactions = Readonly<Record<string, readonly Reaction[]>>;

/** The reactions of several features; several may answer the same type. */
export const together = (...all: readonly Reactions[]): Reactions => {
  const joined = new Map<string, Reaction[]>();
  for (const [type, reactions] of all.flatMap((one) => Object.entries(one)))
    joined.set(type, [...(joined.get(type) ?? []), ...reactions]);
  return Object.fromEntries(joined);
};

/** Tells people of what no event says, in the name of whoever did it; in nobody's where nobody did. */
export type Tell = (
  inside: Inside,
  notices: readonly Notice[],
  by?: { readonly sub: string; readonly name: string },
) => Promise<void>;

/** Looks at one organization for what nobody does and yet somebody has to be told of, such as a day without time. */
export type Watch = (inside: Inside) => Promise<readonly Notice[]>;
