import type { Inside } from '../rules/days.ts';
import type { StoodDay } from '../rules/stood-days.ts';
import { stoodDays } from '../rules/stood-days.ts';
import { readStood } from './stood.ts';

/** How an organization stood at the end of one day. */
export const readStoodOn = async (inside: Inside, day: string): Promise<StoodDay> => {
  const [stood] = stoodDays(await readStood(inside, { from: day, until: day }));
  if (!stood) throw new Error('An organization had no day.');
  return stood;
};
