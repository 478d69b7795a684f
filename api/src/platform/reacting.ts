import type { Api } from './api.ts';
import type { NewRootEvent } from './events.ts';
import type { Database } from './postgres/database.ts';

/** The queue of events that somebody reacts to. */
export const REACTIONS = 'reactions';

/** So many events are one job: they are read, and their people told, in one transaction. */
const EVENTS_A_JOB = 500;

interface Recorded {
  readonly organization: string | null;
  readonly events: readonly Pick<NewRootEvent, 'type' | 'tells'>[];
  /** In the same order. */
  readonly ids: readonly string[];
}

/** Puts a job for the events that somebody reacts to into their transaction. */
export const letReact = async (
  api: Pick<Api, 'enqueue' | 'reactsTo'>,
  db: Database,
  { organization, events, ids }: Recorded,
): Promise<void> => {
  const heard = ids.filter(
    (_, at) => events[at]?.tells !== false && api.reactsTo.has(events[at]?.type ?? ''),
  );
  for (let from = 0; from < heard.length; from += EVENTS_A_JOB)
    await api.enqueue(db, REACTIONS, { organization, events: heard.slice(from, from + EVENTS_A_JOB) });
};
