/** Protection taken away on purpose: a text of the tree, what stands there instead, and who has to notice. */
export interface Mutant {
  /** What is broken, in a few words; no two alike. */
  readonly name: string;
  /** From the top of the tree. */
  readonly file: string;
  /** Stands in the file once. */
  readonly text: string;
  readonly instead: string;
  /** Test files of which one has to fail. */
  readonly tests: readonly string[];
}

const PROOF = 'api/test/proof';

/** The tests that most mutants are for. */
export const MATRIX = `${PROOF}/matrix.test.ts`;
export const VIEWS = `${PROOF}/views.test.ts`;
export const KEYS = `${PROOF}/response-keys.test.ts`;
export const FIELDS = `${PROOF}/mass-assignment.test.ts`;
export const REFERENCES = `${PROOF}/references.test.ts`;
export const MIXED = `${PROOF}/mixed-organizations.test.ts`;
export const OUTSIDERS = `${PROOF}/outsiders.test.ts`;
export const CATALOGUE = 'api/test/catalogue.test.ts';
export const DECISIONS = 'tools/proof/decisions.test.ts';
export const EVALUATOR = 'contract/src/access/can.test.ts';
export const PATTERNS = 'contract/src/access/pattern-match.test.ts';

/** The file with the mutant in it. Throws unless its text stands there exactly once. */
export const mutate = ({ name, text, instead }: Mutant, source: string): string => {
  const parts = source.split(text);
  if (parts.length !== 2) throw new Error(`${name}: its text stands there ${parts.length - 1} times.`);
  return parts.join(instead);
};
