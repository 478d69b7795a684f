import type { PersonChoice } from '#contract/choices/shapes.ts';

/** A member of the team to choose, with the initials of the first and last name. */
export const presentPerson = ({
  name,
  ...row
}: {
  id: string;
  name: string;
  position: string | null;
}): PersonChoice => ({ ...row, name, initials: initialsOf(name) });

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  return ends
    .map((word = '') => [...word][0] ?? '')
    .join('')
    .toUpperCase();
};
