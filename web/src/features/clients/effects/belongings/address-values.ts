import {
  type Address,
  type AddressType,
  type NewAddress,
  PLACE_FIELDS,
} from '#contract/clients/addresses.ts';
import { changedByBoth, rebased } from '../../../../platform/http/rebasing.ts';
import type { Conflict } from '../../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../../components/addresses/messages.ts';
import { t as words } from '../../messages.ts';
import { countryName } from '../country-names.ts';

/** Google's place that the fields were filled from, with what they were filled with. */
export type ChosenPlace = {
  place_id: string;
  lat: number;
  lng: number;
  line1: string;
  city: string;
  region: string;
  postcode: string;
  country: string | null;
};

/** An address as it is filled in. */
export type AddressValues = {
  type: AddressType;
  line1: string;
  line2: string;
  city: string;
  region: string;
  postcode: string;
  country: string | null;
  main: boolean;
  place: ChosenPlace | null;
  /** What it is typed over; null for a new one. */
  seen: Address | null;
};

const placeOf = ({ place_id, lat, lng, ...address }: Address): ChosenPlace | null => {
  if (place_id === null || lat === null || lng === null) return null;
  const { line1, city, region, postcode, country } = address;
  return {
    ...{ place_id, lat, lng, line1, country },
    ...{ city: city ?? '', region: region ?? '', postcode: postcode ?? '' },
  };
};

/** An address as its form holds it; a new one is probably in `country`. */
export const valuesOf = (
  address: Address | null,
  country: string | null = null,
  isFirst = false,
): AddressValues => ({
  ...{ type: address?.type ?? 'billing', line1: address?.line1 ?? '', line2: address?.line2 ?? '' },
  ...{ city: address?.city ?? '', region: address?.region ?? '', postcode: address?.postcode ?? '' },
  ...{ country: address?.country ?? country, main: address?.main ?? isFirst },
  place: address && placeOf(address),
  seen: address,
});

/** Whether every field still says what the place does: one that was changed by hand names another. */
export const isPlace = (values: AddressValues): boolean => {
  const { place } = values;
  return (
    place !== null && PLACE_FIELDS.every((field) => (values[field] ?? '').trim() === (place[field] ?? ''))
  );
};

const filled = (text: string): string | null => text.trim() || null;

/** An address as the API takes it. */
export const bodyOf = (values: AddressValues): NewAddress => {
  const place = isPlace(values) ? values.place : null;
  return {
    ...{ type: values.type, line1: values.line1.trim(), line2: filled(values.line2) },
    ...{ city: filled(values.city), region: filled(values.region), postcode: filled(values.postcode) },
    ...{ country: values.country ?? '', main: values.main },
    ...{ place_id: place?.place_id ?? null, lat: place?.lat ?? null, lng: place?.lng ?? null },
  };
};

const AT_PLACE = ['place_id', 'lat', 'lng'];

/** What differs from what was seen; a place goes whole. */
export const changesOf = (values: AddressValues): Partial<NewAddress> => {
  const [before, after] = [bodyOf(valuesOf(values.seen)), bodyOf(values)];
  const old = new Map<string, unknown>(Object.entries(before));
  const differs = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  const isMoved = before.place_id !== after.place_id || differs.some(([field]) => AT_PLACE.includes(field));
  const { place_id, lat, lng } = after;
  return { ...Object.fromEntries(differs), ...(isMoved ? { place_id, lat, lng } : {}) };
};

const SAID = [
  ...(['type', 'line1', 'line2', 'city'] as const),
  ...(['postcode', 'region', 'country', 'main'] as const),
];

/** The form's labels by field. */
export const LABELS: Record<(typeof SAID)[number], string> = {
  ...{ type: t('type'), line1: t('line1'), line2: t('line2'), city: t('city'), region: t('region') },
  ...{ postcode: t('postcode'), country: t('country'), main: t('is_main') },
};

const sides = (mine: AddressValues, theirs: Address) =>
  [valuesOf(mine.seen), mine, valuesOf(theirs)] as const;

/** Fields that both changed, and differently, in words. */
export const conflictsOf = (mine: AddressValues, theirs: Address, locale: string): Conflict[] => {
  const now = valuesOf(theirs);
  return changedByBoth(SAID, sides(mine, theirs)).map((field) => {
    const word = (values: AddressValues): string => {
      if (field === 'type') return t(`type_${values.type}`);
      if (field === 'main') return words(values.main ? 'yes' : 'no');
      if (field === 'country') return values.country ? countryName(values.country, locale) : '';
      return values[field];
    };
    return { field, label: LABELS[field], yours: word(mine), theirs: word(now) };
  });
};

/** Theirs, with what of mine they didn't touch. */
export const rebase = (mine: AddressValues, theirs: Address): AddressValues =>
  rebased([...SAID, 'place'], sides(mine, theirs));
