import { useRef, useState } from 'react';
import type { FoundPlace } from '../../../../platform/maps/place-lookup.ts';
import { usePlacesState } from '../../../../platform/maps/places.ts';
import { usePlaceLookup } from '../../../../platform/maps/use-place-lookup.ts';
import { wake } from '../../../../platform/maps/while-typing.ts';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { t } from './messages.ts';

type FirstLineProps = {
  field: BoundField<string>;
  onFound: (place: FoundPlace) => void;
};

/** The first line of an address: plain text, with places to choose while it is typed where maps are set up. */
export function FirstLine(props: FirstLineProps) {
  const state = usePlacesState();
  // A field doesn't change its kind while somebody types.
  const [isPlain] = useState(state === 'not-configured');
  return isPlain ? (
    <TextField {...props.field} label={t('line1')} maxLength={200} />
  ) : (
    <SuggestedLine {...props} />
  );
}

function SuggestedLine({ field, onFound }: FirstLineProps) {
  const state = usePlacesState();
  const [isTyping, setTyping] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { found, choose } = usePlaceLookup(field.value, isTyping);
  const picked = useRef('');
  const pick = async (text: string) => {
    const prediction = found.find((one) => one.text.text === text);
    setTyping(false);
    picked.current = text;
    if (!prediction) return;
    const place = await choose(prediction).catch(() => undefined);
    // Whoever typed on meanwhile means what they typed.
    if (picked.current !== text) return;
    setMissing(!place);
    if (place) onFound({ ...place, line1: place.line1 || text });
  };
  const words = isMissing ? t('not_filled') : WORDS[state];
  return (
    <SuggestField
      {...field}
      label={t('line1')}
      {...(words ? { note: <span role={isMissing ? 'status' : undefined}>{words}</span> } : {})}
      onChange={(text) => {
        // What is taken is heard of here too, and is nothing to look up again.
        setTyping(!found.some((one) => one.text.text === text));
        setMissing(false);
        picked.current = text;
        field.onChange(text);
      }}
      suggestions={found.map(({ text: { text } }) => ({ value: text, label: text }))}
      areFound
      onFocus={wake}
      onPick={(text) => void pick(text)}
      maxLength={200}
    />
  );
}

const WORDS = {
  ...{ ready: t('by_google'), failed: t('plain') },
  ...{ 'not-configured': undefined, 'not-asked': undefined, loading: undefined },
};
