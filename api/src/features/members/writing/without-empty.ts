import type { MemberChanges } from '#contract/members/people.ts';

/** What is said of somebody as it is kept: nothing where a text is empty. */
export const withoutEmpty = (input: MemberChanges): MemberChanges => {
  const { position, department, level } = input;
  return {
    ...input,
    ...(position === undefined ? {} : { position: position || null }),
    ...(department === undefined ? {} : { department: department || null }),
    ...(level === undefined ? {} : { level: level || null }),
  };
};
