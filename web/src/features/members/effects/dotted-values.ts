import type { DottedLines } from '#contract/members/people.ts';
import type { Member } from '#contract/members/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { Conflict } from '../../../ui/form-page/conflict-dialog.tsx';
import { t } from '../components/dotted/messages.ts';

/** A line as the form holds it; `key` stays with it while others come and go. */
export type LineValues = { key: string; member_id: Reference | null; pct: number | null };

/** All lines of a person. */
export type DottedValues = { lines: LineValues[] };

/** An empty line. */
export const newLine = (): LineValues => ({ key: crypto.randomUUID(), member_id: null, pct: null });

/** The form of a person's lines; an empty one where there is none yet. */
export const valuesOf = ({ dotted }: Member): DottedValues => ({
  lines:
    dotted.length === 0
      ? [newLine()]
      : dotted.map(({ member, pct }) => ({ key: member.id, member_id: member, pct })),
});

/** A line that nothing was entered into is none. */
const isEmpty = ({ member_id, pct }: LineValues) => !member_id && pct === null;

/** The form as the API takes it; it has no empty line beside others, so that refusals name the right one. */
export const linesOf = ({ lines }: DottedValues): DottedLines['lines'] =>
  lines.flatMap(({ member_id, pct }) =>
    member_id && pct !== null ? [{ member_id: member_id.id, pct }] : [],
  );

/** All of their time that is entered. */
export const sumOf = ({ lines }: DottedValues): number => lines.reduce((sum, { pct }) => sum + (pct ?? 0), 0);

const wordsOf = (lines: readonly { member: Reference | null; pct: number | null }[]): string =>
  lines
    .flatMap(({ member, pct }) => (member && pct !== null ? [t('line', { name: member.name, pct })] : []))
    .toSorted()
    .join(', ');

/** What both sides changed of somebody's lines, in words. */
export function conflictsOf(base: Member, mine: DottedValues, theirs: Member): Conflict[] {
  const yours = wordsOf(mine.lines.map(({ member_id, pct }) => ({ member: member_id, pct })));
  const others = wordsOf(theirs.dotted);
  if (others === yours || others === wordsOf(base.dotted)) return [];
  return [{ field: 'lines', label: t('title'), yours, theirs: others }];
}

/** What can be said before asking the server: the first line may stay empty, which is none. */
export const validate = ({ lines }: DottedValues): Record<string, string> =>
  Object.fromEntries(
    lines.flatMap((line, at) => {
      if (isEmpty(line) && lines.length === 1) return [];
      const isShare = line.pct !== null && line.pct >= 1 && line.pct <= 100;
      return [
        ...(line.member_id ? [] : [[`lines.${at}.member_id`, t('member_missing')]]),
        ...(isShare ? [] : [[`lines.${at}.pct`, t('pct_wrong')]]),
      ];
    }),
  );
