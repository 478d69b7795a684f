import { brokenRule, Failure } from '#contract/errors.ts';

/** Refused cells that an answer names. */
const MOST_NAMED = 100;

/** Names that a refusal says; of more it says that there are more. */
export const NAMED_USES = 5;

interface WrongCell {
  readonly row: number;
  readonly field: string;
  readonly message: string;
  readonly rule?: string | null;
}

interface Checked {
  readonly rows: readonly { readonly outcome: string }[];
  readonly problems: readonly WrongCell[];
}

/**
 * Throws 422 with the cells that are wrong, by the rule that all of them break, else `import-has-errors`; `import-undecided` for rows that
 * may be somebody else, and `import-empty` where nothing is left. `things` in the plural: `clients`.
 */
export const requireSound = ({ rows, problems }: Checked, things: string): void => {
  if (problems.length > 0) {
    const cells = problems.length === 1 ? 'One cell has' : `${problems.length} cells have`;
    throw new Failure('rule_broken', `${cells} to be mended before these ${things} can be imported.`, {
      rule: ruleOf(problems),
      fields: problems
        .slice(0, MOST_NAMED)
        .map(({ row, field, message }) => ({ field: `rows.${row}.${field}`, message })),
    });
  }
  const open = rows.filter(({ outcome }) => outcome === 'open').length;
  if (open > 0)
    throw brokenRule(
      'import-undecided',
      'rows',
      `${open} ${open === 1 ? 'row is' : 'rows are'} here already, or look like another: say what becomes of each.`,
    );
  if (rows.length === 0)
    throw brokenRule('import-empty', 'rows', 'Every row is left out: there is nothing to import.');
};

const ruleOf = (problems: readonly WrongCell[]): string => {
  const [first, ...others] = new Set(problems.map(({ rule }) => rule ?? null));
  return (others.length === 0 && first) || 'import-has-errors';
};

/** Throws 422 `import-undone`. */
export const requireNotUndone = ({ undone_at }: { readonly undone_at: string | null }): void => {
  if (undone_at) throw brokenRule('import-undone', '', 'This import was taken back before.');
};

/** Throws 422 `import-in-use` with names of what was used or changed since; `advice` says what to do instead. */
export const requireUnused = (names: readonly string[], advice: string): void => {
  if (names.length === 0) return;
  const more = names.length > NAMED_USES ? ' and others' : '';
  throw brokenRule(
    'import-in-use',
    '',
    `This import can’t be taken back, since some of it was used or changed since: ${names.slice(0, NAMED_USES).join(', ')}${more}. ${advice}`,
  );
};
