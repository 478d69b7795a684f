import type { MemberFileRules, MemberLikeness, MemberSheetProblem } from '#contract/member-imports/shapes.ts';
import { type MemberSkill, skillInWords } from '#contract/members/skills.ts';
import type { RawSheet } from '#contract/sheets.ts';
import type { Context } from '../../../platform/context.ts';
import { changesBetween } from '../../../platform/events.ts';
import { findHomeCountry } from '../../clients/queries.ts';
import { draftsOf } from '../reading/drafts.ts';
import { findBelonging, findCircles, nodeOf } from '../rules/belonging.ts';
import { type Judged, judgeKin } from '../rules/kinship.ts';
import { judgePerson, type PersonSaid } from '../rules/person.ts';
import { findSeats } from '../rules/seats.ts';
import { findNameKeys, findPeople, findWords, type Known, listManagersAbove, readToday } from './known.ts';

/** A row that is to be written. */
export interface CheckedRow {
  /** Who it is: the person whom it changes, or a name for the one who it will be. */
  readonly node: string;
  readonly target: Known | null;
  /** `same` says what is known already. */
  readonly outcome: 'new' | 'update' | 'same' | 'open';
  readonly fields: PersonSaid & { readonly position_id?: string };
  /** Whom they answer to, as a node. */
  readonly manager: string | undefined;
  readonly skills: readonly MemberSkill[] | undefined;
}

/** What a file would do. */
export interface CheckedFile {
  readonly rows: readonly CheckedRow[];
  readonly skipped: number;
  readonly problems: readonly MemberSheetProblem[];
  readonly likenesses: readonly MemberLikeness[];
  /** Departments that nobody is in yet. */
  readonly departments: readonly string[];
}

/** Checks a file row by row, among themselves, and against the people who are here. */
export const checkFile = async (
  context: Context,
  sheet: RawSheet,
  rules: MemberFileRules,
): Promise<CheckedFile> => {
  const drafts = draftsOf(sheet);
  const keys = await findNameKeys(
    context,
    drafts.flatMap(({ fields }) => fields.name ?? []),
  );
  const judged = judgeKin(drafts, { people: await findPeople(context, drafts, keys), keys, rules });
  const words = await findWords(context, drafts);
  const { belonging, problems: strangers } = findBelonging(judged, words);
  const asked = [...new Set(belonging.values())].filter((node) => !node.startsWith('row '));
  const circles = findCircles(judged, belonging, await listManagersAbove(context, asked));
  const seats = findSeats(judged, words);
  const home = {
    ...{ country: await findHomeCountry(context, null), today: await readToday(context) },
    departments: words.departments,
  };
  const rows: CheckedRow[] = [];
  const problems = [...strangers, ...circles, ...seats.problems];
  for (const one of judged) {
    const { draft, fate } = one;
    if (fate.outcome === 'skip') continue;
    const { said, problems: own } = judgePerson(one, home);
    problems.push(...draft.problems, ...fate.problems, ...own);
    const position_id = seats.taken.get(draft.row);
    const fields = { ...said, ...(position_id ? { position_id } : {}) };
    rows.push(outcomeOf(one, { fields, manager: belonging.get(draft.row) }));
  }
  return {
    ...{ rows, skipped: judged.length - rows.length },
    problems: problems.sort((one, other) => one.row - other.row),
    likenesses: judged.flatMap(({ fate }) => fate.likeness ?? []),
    departments: newDepartments(rows, words.departments),
  };
};

const outcomeOf = (one: Judged, said: Pick<CheckedRow, 'fields' | 'manager'>): CheckedRow => {
  const { target, outcome } = one.fate;
  const row = { ...said, node: nodeOf(one), target, skills: one.draft.skills };
  if (outcome === 'skip') throw new Error('A row that is left out was looked at.');
  const { manager, fields, skills } = row;
  const wanted = { ...fields, ...(manager ? { manager_id: manager } : {}) };
  const isSame =
    outcome === 'update' && target && Object.keys(differences(target, wanted, skills)).length === 0;
  return { ...row, outcome: isSame ? 'same' : outcome };
};

/** What a row changes of somebody, as the trail tells it. */
export const differences = (target: Known, fields: object, skills: readonly MemberSkill[] | undefined) =>
  changesBetween(
    { ...target, skills: target.skills.map(skillInWords) },
    { ...fields, ...(skills ? { skills: skills.map(skillInWords) } : {}) },
  );

const newDepartments = (rows: readonly CheckedRow[], departments: ReadonlyMap<string, unknown>): string[] => [
  ...new Set(
    rows.flatMap(({ fields: { department } }) =>
      department && !departments.has(department.toLowerCase()) ? [department] : [],
    ),
  ),
];
