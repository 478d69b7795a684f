import { useState } from 'react';
import {
  type Address,
  type AddressType,
  type NewAddress,
  PLACE_FIELDS,
} from '#contract/clients/addresses.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { refusedFields } from '../../../platform/http/refused-fields.ts';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { useForm } from '../../../ui/form-page/use-form.ts';
import { t } from '../components/addresses/messages.ts';
import { useAddressWrites } from './use-address-writes.ts';

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
};

const placeOf = ({ place_id, lat, lng, ...address }: Address): ChosenPlace | null => {
  if (place_id === null || lat === null || lng === null) return null;
  const { line1, city, region, postcode, country } = address;
  return {
    ...{ place_id, lat, lng, line1, country },
    ...{ city: city ?? '', region: region ?? '', postcode: postcode ?? '' },
  };
};

const valuesOf = (address: Address | null, country: string | null, isFirst: boolean): AddressValues => ({
  ...{ type: address?.type ?? 'billing', line1: address?.line1 ?? '', line2: address?.line2 ?? '' },
  ...{ city: address?.city ?? '', region: address?.region ?? '', postcode: address?.postcode ?? '' },
  ...{ country: address?.country ?? country, main: address?.main ?? isFirst },
  place: address && placeOf(address),
});

/** Whether every field still says what the place does: one that was changed by hand names another. */
export const isPlace = (values: AddressValues): boolean => {
  const { place } = values;
  return (
    place !== null && PLACE_FIELDS.every((field) => (values[field] ?? '').trim() === (place[field] ?? ''))
  );
};

const filled = (text: string): string | null => text.trim() || null;

const bodyOf = (values: AddressValues): NewAddress => {
  const place = isPlace(values) ? values.place : null;
  return {
    ...{ type: values.type, line1: values.line1.trim(), line2: filled(values.line2) },
    ...{ city: filled(values.city), region: filled(values.region), postcode: filled(values.postcode) },
    ...{ country: values.country ?? '', main: values.main },
    ...{ place_id: place?.place_id ?? null, lat: place?.lat ?? null, lng: place?.lng ?? null },
  };
};

const AT_PLACE = ['place_id', 'lat', 'lng'];

/** What differs; a place goes whole. */
const changedOf = (before: NewAddress, after: NewAddress): Partial<NewAddress> => {
  const old = new Map<string, unknown>(Object.entries(before));
  const differs = Object.entries(after).filter(([field, value]) => old.get(field) !== value);
  const isMoved = before.place_id !== after.place_id || differs.some(([field]) => AT_PLACE.includes(field));
  const { place_id, lat, lng } = after;
  return { ...Object.fromEntries(differs), ...(isMoved ? { place_id, lat, lng } : {}) };
};

type FormInput = {
  client_id: string;
  /** Null for a new one. */
  address: Address | null;
  /** The one that was read last. */
  version: number;
  /** Where a new one probably is. */
  country: string | null;
  isFirst: boolean;
  onDone: () => void;
};

/** The form of an address, new where none is given. What was typed is kept until it is saved. */
export function useAddressForm({ client_id, address, version, country, isFirst, onDone }: FormInput) {
  const [initial] = useState(() => valuesOf(address, country, isFirst));
  const draft = useKeptDraft(`client-address.${address?.id ?? client_id}`, initial);
  const { create, update } = useAddressWrites(client_id);
  return useForm<AddressValues>({
    ...{ initial, draft },
    validate: {
      line1: (line) => (line.trim() ? null : t('line1_missing')),
      country: (code) => (code ? null : t('country_missing')),
    },
    onSubmit: async (values) => {
      const body = bodyOf(values);
      // Left alone, it is the server's to say: the first one is the main one.
      const { main, ...others } = body;
      const said = main === initial.main ? others : body;
      try {
        await (address ? update({ ...address, version }, changedOf(bodyOf(initial), body)) : create(said));
      } catch (error) {
        return refusedFields(error, t('stale'));
      }
      toast.show({ title: t('saved', { name: body.line1 }) });
      onDone();
      return undefined;
    },
  });
}
