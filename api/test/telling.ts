import { reactToEvents } from '../src/features/notifications/reactions.ts';
import type { Jobs } from '../src/platform/jobs.ts';
import { reactions } from '../src/reactions.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './server.ts';

/** What somebody was told. */
export interface ToldRow {
  readonly type: string;
  readonly title: string;
  readonly message: string;
  readonly reason: string;
  readonly url: string;
  readonly project_id: string | null;
}

/** Hears of what a test server records, and tells its people of it when a test says so. */
export interface Telling {
  readonly jobs: Pick<Jobs, 'enqueue'>;
  /** Tells people of everything that was heard since the last time; nothing goes out on any way. */
  work(muster: TestServer): Promise<void>;
  toldTo(muster: TestServer, person: TestPerson): Promise<ToldRow[]>;
}

/** A worker's reactions, by hand. */
export const openTelling = (): Telling => {
  const heard: object[] = [];
  const enqueue: Jobs['enqueue'] = async (_, queue, data) => {
    if (queue === 'reactions') heard.push(data);
  };
  return {
    jobs: { enqueue },
    work: async ({ server }) => {
      const { run } = reactToEvents(server.databases, { reactions, enqueue });
      for (const data of heard.splice(0)) await run(data);
    },
    toldTo: ({ database }, { sub }) =>
      database.query<ToldRow>(
        'select type, title, message, reason, url, project_id from notifications where recipient = $1 order by id',
        [sub],
      ),
  };
};
