import { useState } from 'react';
import { usePlacesState } from '../../../../platform/maps/places.ts';
import { useAddressSuggestions } from '../../../../platform/maps/use-address-suggestions.ts';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { f } from './messages.ts';

type AddressFieldProps = BoundField<string> & { label: string };

/** An address: always plain text, with suggestions while it is typed where maps are set up and to be had. */
export function AddressField(props: AddressFieldProps) {
  const state = usePlacesState();
  // Several lines stay several lines; a field doesn't change its kind while somebody types.
  const [isLine] = useState(state !== 'not-configured' && !props.value.includes('\n'));
  return isLine ? <SuggestedAddress {...props} /> : <TextArea {...props} optional />;
}

function SuggestedAddress(props: AddressFieldProps) {
  const state = usePlacesState();
  const { addresses, wake } = useAddressSuggestions(props.value);
  const note = state === 'ready' ? f('address_by') : state === 'failed' ? f('address_plain') : undefined;
  return (
    <SuggestField
      {...props}
      optional
      note={note}
      suggestions={addresses.map((value) => ({ value, label: value }))}
      areFound
      onFocus={wake}
    />
  );
}
