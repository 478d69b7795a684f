import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address } from '#contract/clients/addresses.ts';
import { useKeptDraft } from '../../../platform/draft.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { t } from '../components/addresses/messages.ts';
import { clientAddresses } from '../queries.ts';
import {
  type AddressValues,
  bodyOf,
  changesOf,
  conflictsOf,
  rebase,
  valuesOf,
} from './belongings/address-values.ts';
import { useSeenForm } from './belongings/use-seen-form.ts';
import { useAddressWrites } from './use-address-writes.ts';

type FormInput = {
  client_id: string;
  /** Null for a new one. */
  address: Address | null;
  /** Where a new one probably is. */
  country: string | null;
  isFirst: boolean;
  onDone: () => void;
};

/** The form of an address, new where none is given. What was typed is kept until it is saved. */
export function useAddressForm({ client_id, address, country, isFirst, onDone }: FormInput) {
  const { locale } = useFormat();
  const queries = useQueryClient();
  const [initial] = useState(() => valuesOf(address, country, isFirst));
  const draft = useKeptDraft(`client-address.${address?.id ?? client_id}`, initial);
  const { create, update } = useAddressWrites(client_id);
  return useSeenForm<Address, AddressValues>({
    ...{ initial, draft, rebase, onDone },
    validate: {
      line1: (line) => (line.trim() ? null : t('line1_missing')),
      country: (code) => (code ? null : t('country_missing')),
    },
    write: (values, version) => {
      if (values.seen) return update({ ...values.seen, version }, changesOf(values));
      const { main, ...others } = bodyOf(values);
      // Left alone, it is the server's to say: the first one is the main one.
      return create(main === initial.main ? others : { ...others, main });
    },
    reread: async ({ id }) => {
      const { pages } = await queries.fetchInfiniteQuery({ ...clientAddresses(client_id), staleTime: 0 });
      return pages.flatMap(({ data }) => data).find((one) => one.id === id) ?? null;
    },
    conflicts: (mine, theirs) => conflictsOf(mine, theirs, locale),
    isChanged: (values) => Object.keys(changesOf(values)).length > 0,
    savedWords: (values) => t('saved', { name: bodyOf(values).line1 }),
  });
}
