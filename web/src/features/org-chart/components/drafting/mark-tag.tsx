import { Tag } from '../../../../ui/display/tag.tsx';
import type { Mark } from '../../effects/reorganisations/marks.ts';

/** What a draft says of a card, in a word on it; in full it is heard with the card's name. */
export const MarkTag = ({ mark, className }: { mark: Mark; className?: string | undefined }) => (
  <span className={className} aria-hidden="true" title={mark.words}>
    <Tag tone={mark.tone}>{mark.word}</Tag>
  </span>
);
