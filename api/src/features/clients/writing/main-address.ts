import type { AddressType } from '#contract/clients/addresses.ts';
import type { Context } from '../../../platform/context.ts';
import { tellAddress } from './tell-address.ts';

const mainOf = ({ db, organization }: Context, client: string, type: AddressType) =>
  db
    .selectFrom('addresses')
    .select('id')
    .where('org_id', '=', organization)
    .where('client_id', '=', client)
    .where('type', '=', type)
    .where('main', '=', true)
    .where('archived_at', 'is', null)
    .executeTakeFirst();

/** Whether a client has a main address of a type; its row has to be held. */
export const hasMainAddress = async (context: Context, client: string, type: AddressType): Promise<boolean> =>
  (await mainOf(context, client, type)) !== undefined;

/** Takes it from the main address of a type, so that another can be it. */
export const freeMainAddress = async (context: Context, client: string, type: AddressType): Promise<void> => {
  const held = await mainOf(context, client, type);
  if (!held) return;
  const freed = await context.db
    .updateTable('addresses')
    .set({ main: false })
    .where('org_id', '=', context.organization)
    .where('id', '=', held.id)
    .returning(['id', 'client_id', 'line1', 'city'])
    .executeTakeFirstOrThrow();
  await tellAddress(context, 'updated', freed, { main: [true, false] });
};
