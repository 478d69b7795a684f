import { makeClient } from '../factories/client.ts';
import type { World } from './world.ts';

type Parameters = Record<string, string>;

const makeTwo = async ({ muster: { database }, own }: World): Promise<Parameters> => ({
  client_id: await makeClient(database, own, { name: 'Goes' }),
  winner_id: await makeClient(database, own, { name: 'Stays' }),
});

/** What has to be there before a body about clients can be taken. */
export const CLIENT_READY: Readonly<Record<string, (world: World) => Promise<Parameters>>> = {
  // Others go on to use the client that everybody knows.
  'POST /clients/:client_id/merge-into/:winner_id': makeTwo,
};
