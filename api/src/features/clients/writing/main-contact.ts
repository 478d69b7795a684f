import type { Context } from '../../../platform/context.ts';
import { tellContact } from './tell-contact.ts';

const mainOf = ({ db, organization }: Context, client: string) =>
  db
    .selectFrom('contacts')
    .select('id')
    .where('org_id', '=', organization)
    .where('client_id', '=', client)
    .where('main', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** Whether a client has a main contact; its row has to be held. */
export const hasMainContact = async (context: Context, client: string): Promise<boolean> =>
  (await mainOf(context, client)) !== undefined;

/** Takes it from whoever is the main contact of a client, so that somebody else can be it. */
export const freeMainContact = async (context: Context, client: string): Promise<void> => {
  const held = await mainOf(context, client);
  if (!held) return;
  const freed = await context.db
    .updateTable('contacts')
    .set({ main: false })
    .where('org_id', '=', context.organization)
    .where('id', '=', held.id)
    .returning(['id', 'client_id', 'first_name', 'last_name'])
    .executeTakeFirstOrThrow();
  await tellContact(context, 'updated', freed, { main: [true, false] });
};
