import { useState } from 'react';
import { usePlacesState } from '../../../../platform/maps/places.ts';
import { usePlaceLookup } from '../../../../platform/maps/use-place-lookup.ts';
import { wake } from '../../../../platform/maps/while-typing.ts';
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
  const [isTyping, setTyping] = useState(false);
  const { found, choose } = usePlaceLookup(props.value, isTyping);
  // The details end the session that is paid for: what is typed after that is another lookup.
  const pick = (text: string) => {
    const prediction = found.find((one) => one.text.text === text);
    if (prediction) void choose(prediction).catch(() => undefined);
  };
  const note = state === 'ready' ? f('address_by') : state === 'failed' ? f('address_plain') : undefined;
  return (
    <SuggestField
      {...props}
      optional
      note={note}
      onChange={(text) => {
        // What is taken is heard of here too, and is nothing to look up again.
        setTyping(!found.some((one) => one.text.text === text));
        props.onChange(text);
      }}
      suggestions={found.map(({ text: { text } }) => ({ value: text, label: text }))}
      areFound
      onFocus={wake}
      onPick={pick}
    />
  );
}
