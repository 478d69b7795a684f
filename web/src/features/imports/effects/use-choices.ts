import { useState } from 'react';
import { tabStore } from '../../../platform/storage.ts';
import { type Choice, type Choices, type Kind, NO_CHOICES } from './choices.ts';

const keyOf = (id: string): string => `import:${id}`;

/** What was chosen for an import; it survives a reload of the tab. `choose` with undefined takes the proposal again. */
export function useChoices(id: string) {
  const [choices, setChoices] = useState(() => stored(id));
  const choose = (kind: Kind, key: string, choice: Choice | undefined) => {
    const { [key]: _, ...others } = choices[kind];
    const changed = { ...choices, [kind]: choice ? { ...others, [key]: choice } : others };
    setChoices(changed);
    tabStore.write(keyOf(id), JSON.stringify(changed));
  };
  return { choices, choose, forget: () => tabStore.remove(keyOf(id)) };
}

function stored(id: string): Choices {
  try {
    return { ...NO_CHOICES, ...JSON.parse(tabStore.read(keyOf(id)) ?? '{}') };
  } catch {
    return NO_CHOICES;
  }
}
