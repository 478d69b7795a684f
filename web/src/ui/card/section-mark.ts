import { createContext, type ReactNode, use } from 'react';

/** What a page puts into the head of each of its cards, by the part of the thing that the card shows, such as a button with its comments. */
export type SectionMarks = (section: string) => ReactNode;

const MarksContext = createContext<SectionMarks | null>(null);

/** Gives the cards below it what stands in their heads. */
export const SectionMarksProvider = MarksContext.Provider;

/** What stands in the head of a card that shows a part of the page's thing; nothing where the page gives nothing. */
export const useSectionMark = (section: string | undefined): ReactNode => {
  const marks = use(MarksContext);
  return section === undefined ? null : (marks?.(section) ?? null);
};
