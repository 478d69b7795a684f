import { forgetLastTraces } from './features/users/reactions.ts';
import type { JobDefinition } from './platform/jobs.ts';
import type { Databases } from './platform/postgres/database.ts';

/** Every job that the worker knows. */
export const jobDefinitions = (databases: Databases): JobDefinition[] => [
  {
    queue: 'idempotency-purge',
    schedule: '17 * * * *',
    run: async () => {
      await databases.query('select purge_idempotency_keys()');
    },
  },
  {
    queue: 'last-traces',
    schedule: '*/5 * * * *',
    run: () => forgetLastTraces(databases),
  },
];
