import { brokenRule, type Failure } from '#contract/errors.ts';

const refusing =
  (rule: string) =>
  (message: string): Failure =>
    brokenRule(rule, 'file', message);

/** Why a file isn't taken: 422 with the rule's name, the sentence beside the file. */
export const refused = {
  empty: refusing('file-empty'),
  kind: refusing('file-kind'),
  twoKinds: refusing('file-of-two-kinds'),
  unreadable: refusing('file-unreadable'),
  moving: refusing('file-moves'),
  pixels: refusing('too-many-pixels'),
  macros: refusing('file-with-macros'),
  protected: refusing('file-protected'),
  unpacked: refusing('file-unpacks-too-large'),
} as const;
