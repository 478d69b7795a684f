import type {
  MemberSheetField,
  MemberSheetProblem,
  MemberSheetRow,
} from '#contract/member-imports/shapes.ts';
import type { MemberSkill } from '#contract/members/skills.ts';
import { DECISION_COLUMN, type RawSheet, type RowDecision, rowDecision } from '#contract/sheets.ts';
import { dateOrderOf } from '../../../platform/files/date-order.ts';
import { type RowText, readCells, textsOf } from '../../../platform/files/row-drafts.ts';
import { readersFor, type SaidFields } from './cells.ts';
import { CHECKED_COLUMNS } from './columns.ts';
import { skillsIn } from './skills.ts';

/** A row as it was read, each cell for itself. */
export interface Draft {
  readonly row: number;
  readonly text: MemberSheetRow;
  readonly fields: Partial<SaidFields>;
  /** All that somebody is able to do; undefined where the row says nothing. */
  readonly skills: readonly MemberSkill[] | undefined;
  readonly decision: RowDecision | null;
  readonly problems: readonly MemberSheetProblem[];
}

/** Every row of a file whose columns are told by their names. */
export const draftsOf = (sheet: RawSheet): Draft[] => {
  const texts = textsOf(sheet, CHECKED_COLUMNS);
  const order = dateOrderOf(texts.map(({ start_date = '', end_date = '' }) => [start_date, end_date]));
  const readers = readersFor(order);
  return texts.map((text, row) => draftOf(row, text, readers));
};

type Said = RowText<MemberSheetField | typeof DECISION_COLUMN>;

const draftOf = (
  row: number,
  { [DECISION_COLUMN]: decision, ...text }: Said,
  readers: ReturnType<typeof readersFor>,
): Draft => {
  const { fields, problems } = readCells(text, readers);
  const skills = text.skills === undefined ? undefined : skillsIn(text.skills);
  const unreadable = skills && 'message' in skills ? skills : undefined;
  return {
    ...{ row, text, fields, skills: skills && 'message' in skills ? undefined : skills },
    decision: rowDecision.safeParse(decision?.toLowerCase()).data ?? null,
    problems: [
      ...problems.map((wrong) => ({ row, ...wrong, rule: null })),
      ...(unreadable ? [{ row, field: 'skills' as const, ...unreadable }] : []),
      ...(text.name ? [] : [{ row, field: 'name' as const, message: 'Enter a name.', rule: null }]),
    ],
  };
};
