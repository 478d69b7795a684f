import type { Mentionable } from '#contract/comments/shapes.ts';

/** Somebody who may be mentioned, with the initials of the first and last name. */
export const presentMentionable = ({ id, name, position }: Omit<Mentionable, 'initials'>): Mentionable => ({
  id,
  name,
  position,
  initials: initialsOf(name),
});

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [...new Set([words.at(0), words.at(-1)])]
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
};
