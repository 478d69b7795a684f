import type { AddressChanges } from '#contract/clients/addresses.ts';
import { notFound } from '#contract/errors.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { requireVersion } from '../../../platform/postgres/versions.ts';
import { type AddressRow, requireAddress } from '../queries/addresses.ts';
import { holdClient } from '../rules/hold-client.ts';
import { checkPlace, placeAfter, readPostcode } from '../rules/place.ts';
import { freeMainAddress, hasMainAddress } from '../writing/main-address.ts';
import { tellAddress } from '../writing/tell-address.ts';

/** Changes an address; nothing is written when nothing differs. Throws 404, 412, 422 as of a new one. */
export const updateAddress = async (
  context: Context,
  { client, id }: { readonly client: string; readonly id: string },
  changed: AddressChanges,
): Promise<AddressRow> => {
  await holdClient(context, client);
  const before = await requireAddress(context, client, id);
  if (before.archived_at) throw notFound('address');
  requireVersion(before, context.version, 'address');
  const fields = { ...readChanged(before, changed), main: await mainAfter(context, before, changed) };
  const changes = changesBetween(before, fields);
  if (Object.keys(changes).length === 0) return before;
  const type = fields.type ?? before.type;
  if (fields.main && (!before.main || type !== before.type)) await freeMainAddress(context, client, type);
  await context.db
    .updateTable('addresses')
    .set(fields)
    .where('org_id', '=', context.organization)
    .where('id', '=', id)
    .execute();
  const after = await requireAddress(context, client, id);
  await tellAddress(context, 'updated', after, changes);
  return after;
};

const readChanged = (before: AddressRow, changed: AddressChanges): AddressChanges => {
  checkPlace({ ...(changed.place_id === undefined ? {} : { lat: before.lat, lng: before.lng }), ...changed });
  const moves = changed.postcode !== undefined || changed.country !== undefined;
  const { postcode = before.postcode, country = before.country } = changed;
  const tidy = moves ? { ...changed, postcode: readPostcode(postcode, country) } : changed;
  return placeAfter(before, tidy);
};

/** An address that becomes one of another type is the main one there only if it is told so, or nobody else is. */
const mainAfter = async (
  context: Context,
  before: AddressRow,
  { main, type = before.type }: AddressChanges,
): Promise<boolean> => {
  if (main !== undefined) return main;
  if (type === before.type) return before.main;
  return !(await hasMainAddress(context, before.client_id, type));
};
