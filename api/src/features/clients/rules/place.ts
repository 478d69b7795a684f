import { type AddressChanges, PLACE_FIELDS } from '#contract/clients/addresses.ts';
import { brokenRule } from '#contract/errors.ts';
import { postcodeAdvice, tidyPostcode } from '../../../platform/checked-numbers/postcode.ts';

type Place = Pick<AddressChanges, 'postcode' | 'country' | 'place_id' | 'lat' | 'lng' | 'source'>;

/** Throws 422 `postcode` for one that its country doesn't have; answers it as it is kept. */
export const readPostcode = (postcode: string | null | undefined, country: string): string | null => {
  if (!postcode) return null;
  const advice = postcodeAdvice(postcode, country);
  if (advice) throw brokenRule('postcode', 'postcode', advice);
  return tidyPostcode(postcode);
};

/** Throws 422 `place-whole` for half of a place: one of Google's has an id and coordinates, and coordinates are two. */
export const checkPlace = ({ place_id, lat, lng, source }: Place): void => {
  const hasPlace = Boolean(place_id);
  const isHalf = (lat ?? null) === null ? (lng ?? null) !== null : (lng ?? null) === null;
  if (isHalf) throw brokenRule('place-whole', 'lat', 'Send latitude and longitude together, or neither.');
  if (hasPlace && (lat ?? null) === null)
    throw brokenRule('place-whole', 'place_id', 'Send the coordinates of the place together with its id.');
  if (source && hasPlace !== (source === 'places'))
    throw brokenRule('place-whole', 'source', 'Use places with an id of a place, and manual without one.');
};

/** What becomes of the place of an address that changes: whatever says where it is, written anew without a place, ends it. */
export const placeAfter = (
  before: { readonly [Field in (typeof PLACE_FIELDS)[number]]: string | null },
  changes: AddressChanges,
): AddressChanges => {
  if (changes.place_id) return { ...changes, source: 'places' };
  const moves = PLACE_FIELDS.some(
    (field) => changes[field] !== undefined && changes[field] !== before[field],
  );
  if (!moves && changes.place_id === undefined && changes.source !== 'manual') return changes;
  return { lat: null, lng: null, ...changes, place_id: null, source: 'manual' };
};
