import { addDays, weekdayOf } from '#contract/activity/rules.ts';
import { type Endpoint, fill } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { assignMember } from '#contract/shifts/assignment-endpoints.ts';
import { previewPublication, publishRoster } from '#contract/shifts/publishing-endpoints.ts';
import { createShift, readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { expect, type Page, test } from './journey.ts';
import { callerOf } from './kept-browser.ts';

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
  const headers = await callerOf(page.context(), page);
  const ask = async <E extends Endpoint>(
    { method, path, response }: E,
    {
      params = {},
      query,
      data,
    }: { params?: Record<string, string>; query?: Record<string, string>; data?: object },
  ) => {
    const asked = { method, headers, ...(query ? { params: query } : {}), ...(data ? { data } : {}) };
    const answer = await page.context().request.fetch(`/api${fill(path, params)}`, asked);
    expect(answer.ok(), await answer.text()).toBe(true);
    return response?.parse(await answer.json());
  };
  const { data } = listProjects.response.parse(await ask(listProjects, { query: { q: 'HRB-204' } }));
  const params = { project_id: data[0]?.id ?? '' };
  const days = { from: day, to: day };
  const roster = readProjectRoster.response.parse(await ask(readProjectRoster, { params, query: days }));
  const member_id = roster.people.find(({ name }) => name === who)?.id;
  const shift = createShift.response.parse(
    await ask(createShift, {
      params,
      data: { day, start: '08:00', end: '16:00', role, skills: [{ skill, level: 1 }] },
    }),
  );
  await ask(assignMember, {
    params: { ...params, shift_id: shift.id },
    data: { member_id, override_reason: 'They learn it' },
  });
  const { changes } = previewPublication.response.parse(
    await ask(previewPublication, { params, query: days }),
  );
  const seen = changes.map(({ shift_id, version }) => ({ shift_id, version }));
  await ask(publishRoster, { params, data: { ...days, seen } });
  return params.project_id;
};
