import { createContext, use } from 'react';
import type { KeptMove } from '#contract/reorganisations/shapes.ts';
import type { Tone } from '../../../../ui/display/status-text.tsx';
import { t } from '../../components/drafting/messages.ts';
import type { Colours } from '../colours.ts';
import { changedWords, fieldOrder } from './words.ts';

/** What a draft says of a card: on it, and in full for screen readers. */
export interface Mark {
  readonly tone: Tone;
  readonly word: string;
  readonly words: string;
}
/** Marks by the ids of cards. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marks of the chart around, none outside of drafts. */
export const MarksContext = createContext<Marks>(new Map());

/** What the draft says of a card, undefined for most of them. */
export const useMark = (id: string): Mark | undefined => use(MarksContext).get(id);

const NEW: Readonly<Record<string, string>> = {
  manager_id: t('mark_moved'),
  parent_id: t('mark_moved'),
  position_id: t('mark_seat'),
  title: t('mark_title'),
  department: t('mark_department'),
  headcount: t('mark_seats'),
};

const firstOf = ({ changes }: KeptMove): string => fieldOrder(changes)[0] ?? '';

/** Marks on the chart as it would be. */
export const marksOnDrafted = (moves: readonly KeptMove[]): Marks =>
  new Map(
    moves.flatMap((move): [string, Mark][] => {
      if (move.kind === 'closed_position') return [];
      const words = changedWords(move).join(', ');
      if (move.stale.length > 0)
        return [
          [move.subject.id, { tone: 'bad', word: t('mark_stale'), words: t('stale_in_full', { words }) }],
        ];
      if (move.kind === 'new_position')
        return [[move.subject.id, { tone: 'ok', word: t('mark_new'), words: t('new_in_full') }]];
      return [[move.subject.id, { tone: 'info', word: NEW[firstOf(move)] ?? t('mark_changed'), words }]];
    }),
  );

/** Marks on the chart of today: who wouldn't stay as they are. */
export const marksOnToday = (moves: readonly KeptMove[]): Marks =>
  new Map(
    moves.flatMap((move): [string, Mark][] => {
      if (move.kind === 'new_position') return [];
      if (move.kind === 'closed_position')
        return [[move.subject.id, { tone: 'bad', word: t('mark_closes'), words: t('closes_in_full') }]];
      const isMoving = 'manager_id' in move.changes || 'parent_id' in move.changes;
      const word = t(isMoving ? 'mark_moves' : 'mark_changes');
      return [[move.subject.id, { tone: 'warn', word, words: changedWords(move).join(', ') }]];
    }),
  );

/** Marks as colours of cards that are too far away for words; of cards without one, those of before. */
export const farColours = (marks: Marks, colours: Colours | undefined): Colours => ({
  keys: colours?.keys ?? [],
  of: (node) => COLOUR_OF[marks.get(node.id)?.tone ?? 'neutral'] ?? colours?.of(node) ?? '--ramp-2',
  words: (node) => colours?.words(node) ?? '',
});

const COLOUR_OF: Readonly<Partial<Record<Tone, string>>> = {
  ...{ info: '--chart-4', ok: '--chart-3', warn: '--chart-5', bad: '--chart-2' },
};
