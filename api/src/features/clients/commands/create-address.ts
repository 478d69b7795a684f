import type { NewAddress } from '#contract/clients/addresses.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { type AddressRow, requireAddress } from '../queries/addresses.ts';
import { holdClient } from '../rules/hold-client.ts';
import { checkPlace, readPostcode } from '../rules/place.ts';
import { freeMainAddress, hasMainAddress } from '../writing/main-address.ts';
import { tellAddress } from '../writing/tell-address.ts';

/** Adds an address to a client. Throws 404, 422 `archived`, `postcode`, `place-whole`. */
export const createAddress = async (
  context: Context,
  client: string,
  address: NewAddress,
): Promise<AddressRow> => {
  await holdClient(context, client);
  checkPlace(address);
  const main = address.main ?? !(await hasMainAddress(context, client, address.type));
  if (main) await freeMainAddress(context, client, address.type);
  const fields = {
    ...address,
    ...{ main, source: address.place_id ? ('places' as const) : ('manual' as const) },
    postcode: readPostcode(address.postcode, address.country),
  };
  const { id } = await context.db
    .insertInto('addresses')
    .values({ org_id: context.organization, client_id: client, ...fields })
    .returning('id')
    .executeTakeFirstOrThrow();
  const made = await requireAddress(context, client, id);
  await tellAddress(context, 'created', made, changesBetween({}, fields));
  return made;
};
