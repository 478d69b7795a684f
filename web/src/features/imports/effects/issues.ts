import type { ImportDetail } from '#contract/imports/shapes.ts';
import { assignable, type Choices, choiceOf, KINDS, type NewOne } from './choices.ts';

const CODE = /^[A-Z0-9-]{2,12}$/;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A field of something new. */
export type NewField = 'name' | 'email' | 'code';

/** The fields of something new that can't stay as they are. */
export const issuesOf = ({ name, email = '', code = '' }: NewOne): readonly NewField[] => [
  ...(name.trim() === '' ? (['name'] as const) : []),
  ...(email !== '' && !EMAIL.test(email) ? (['email'] as const) : []),
  ...(code !== '' && !CODE.test(code) ? (['code'] as const) : []),
];

/** How many new ones have a field that can't stay. */
export const countIssues = (detail: ImportDetail, choices: Choices): number =>
  KINDS.flatMap((kind) =>
    assignable(detail, choices, kind).filter((named) => {
      const choice = choiceOf(choices, kind, named);
      return choice.kind === 'new' && issuesOf(choice).length > 0;
    }),
  ).length;
