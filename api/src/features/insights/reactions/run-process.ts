// A run in a process of its own: takes one order, does it, says how it ended and ends.
import { z } from 'zod';
import { openDatabase } from '../../../platform/postgres/database.ts';
import { runInsights } from './run-insights.ts';

const order = z.object({
  login: z.object({
    ...{ name: z.string(), password: z.string().nullable(), url: z.string(), derived: z.boolean() },
  }),
  data: z.looseObject({}),
});

const CONNECTIONS = 1;

const follow = async (said: unknown): Promise<string | null> => {
  const { login, data } = order.parse(said);
  const databases = openDatabase(login, CONNECTIONS, (error) => console.error(error));
  try {
    await runInsights(databases).run(data);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await databases.close();
  }
};

process.once('message', async (said) => {
  const failure = await follow(said);
  process.send?.({ failure }, () => process.exit(0));
});
// Whoever ordered the run is gone, and another worker takes it up from its start.
process.once('disconnect', () => process.exit(1));
