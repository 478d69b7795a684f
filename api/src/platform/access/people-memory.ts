import type { Claims } from './authentication.ts';
import type { Person } from './person.ts';

/** How long what was read of somebody holds at most. */
export interface Limits {
  /** Milliseconds since the epoch. */
  readonly until: number;
  /** Tokens of before this second are refused. */
  readonly since: number;
}

/** Reads somebody, and says how long that holds. */
export type Load = (claims: Claims, limit: (limits: Limits) => void) => Promise<Person>;

interface Entry {
  readonly claims: Claims;
  readonly person: Promise<Person>;
  until: number;
  since: number;
}

const KEPT_MS = 60_000;
const MOST = 20_000;

/** People by subject, each read once for all who ask at the same time. */
export const rememberPeople = (load: Load, now: () => number) => {
  const known = new Map<string, Entry>();

  const read = (claims: Claims): Promise<Person> => {
    if (known.size > MOST) known.clear();
    const limit = ({ until, since }: Limits) =>
      Object.assign(entry, { since, until: Math.min(entry.until, until) });
    const person = Promise.resolve().then(() => load(claims, limit));
    const entry: Entry = { claims, person, until: now() + KEPT_MS, since: 0 };
    known.set(claims.sub, entry);
    person.catch(() => known.get(claims.sub) === entry && known.delete(claims.sub));
    return person;
  };

  return {
    find: (claims: Claims): Promise<Person> => {
      const entry = known.get(claims.sub);
      const holds =
        entry && entry.until > now() && claims.issued >= entry.since && !isNews(claims, entry.claims);
      return holds ? entry.person : read(claims);
    },
    findAgain: read,
    forget: (sub?: string) => (sub ? known.delete(sub) : known.clear()),
  };
};

/** A newer token says something else of the person; an older one that is still in use says nothing. */
const isNews = (claims: Claims, known: Claims): boolean =>
  claims.issued > known.issued &&
  (claims.email !== known.email ||
    claims.emailVerified !== known.emailVerified ||
    claims.name !== known.name);
