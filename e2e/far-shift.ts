import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import { type Page, test } from './journey.ts';
import { openPlanning } from './planning.ts';

const FEASTS = ['12-25', '12-26', '01-01'];

/** A working day so far ahead that the demo plans nothing on it; another one for every time that a journey is tried. */
export const farDay = (): string => {
  const { retry, repeatEachIndex } = test.info();
  let day = addDays(new Date().toISOString().slice(0, 10), 70 + 7 * (retry + 3 * repeatEachIndex));
  while ([0, 6].includes(weekdayOf(day)) || FEASTS.includes(day.slice(5))) day = addDays(day, 1);
  return day;
};

/**
 * Plans a shift of the demo's harbour project that needs a skill, with somebody on it who hasn't got it, and tells them, as the
 * director who is signed in: so it is certain who can take it from them.
 */
export const planFarShift = async (
  page: Page,
  day: string,
  { who, role, skill }: { who: string; role: string; skill: string },
) => {
  const { project_id, plan, publish } = await openPlanning(page, 'HRB-204');
  await plan({ day, start: '08:00', end: '16:00', role, skills: [{ skill, level: 1 }] }, who);
  await publish({ from: day, to: day });
  return project_id;
};
