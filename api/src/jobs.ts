import { forgetLastTraces } from './features/users/reactions.ts';
import type { Databases } from './platform/database.ts';
import type { JobDefinition } from './platform/jobs.ts';

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
