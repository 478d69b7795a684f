import { createContext, use } from 'react';
import { englishTexts, type UiTexts } from './texts.ts';

const TextsContext = createContext<UiTexts>(englishTexts);

export const UiTextsProvider = TextsContext.Provider;

/** The design system's own words in the person's language. */
export function useUiTexts(): UiTexts {
  return use(TextsContext);
}
