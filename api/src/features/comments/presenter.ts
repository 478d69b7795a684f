import { initialsOf } from '#contract/choices/initials.ts';
import type { Mentionable } from '#contract/comments/shapes.ts';

/** Somebody who may be mentioned, with the initials of the first and last name. */
export const presentMentionable = ({ id, name, position }: Omit<Mentionable, 'initials'>): Mentionable => ({
  id,
  name,
  position,
  initials: initialsOf(name),
});
