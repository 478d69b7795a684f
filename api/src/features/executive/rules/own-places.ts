import { brokenRule } from '#contract/errors.ts';
import { type Asker, listPlaces, type Place } from '../queries/places.ts';

/** The organizations whose figures an order is of, of those in which whoever asks is executive now. */
export const listOwnPlaces = async (
  asker: Asker,
  wanted: readonly string[] | null,
): Promise<readonly Place[]> => {
  const places = await listPlaces(asker);
  return places.filter(({ id }) => wanted?.includes(id) ?? true);
};

/** The same. Throws 422 `not-executive` where the caller is it in none, or not in one of those that are wanted. */
export const requireOwnPlaces = async (
  asker: Asker,
  wanted: readonly string[] | null,
): Promise<readonly Place[]> => {
  const places = await listOwnPlaces(asker, wanted);
  if (wanted && places.length < new Set(wanted).size)
    throw brokenRule('not-executive', 'organization_ids', 'Choose organizations in which you are executive.');
  if (places.length === 0)
    throw brokenRule('not-executive', '', 'You are executive in no organization: there is nothing to mail.');
  return places;
};
