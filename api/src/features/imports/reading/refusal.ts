import { brokenRule, type Failure } from '#contract/errors.ts';

/** Why a file can't be read as time at all. */
export type RefusalRule = 'file-empty' | 'list-not-time' | 'format-unknown' | 'columns-missing';

/** A file refused as a whole: 422 with the sentence beside the file field. */
export const refused = (rule: RefusalRule, message: string): Failure => brokenRule(rule, 'file', message);
