import { initialsOf } from '#contract/choices/initials.ts';
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
