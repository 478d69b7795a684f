import { type BodyInput, type Endpoint, fill } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { assignMember } from '#contract/shifts/assignment-endpoints.ts';
import { previewPublication, publishRoster } from '#contract/shifts/publishing-endpoints.ts';
import { createShift, readProjectRoster } from '#contract/shifts/shift-endpoints.ts';
import { expect, type Page } from './journey.ts';
import { callerOf } from './kept-browser.ts';

type Asked = { params?: Record<string, string>; query?: Record<string, string>; data?: object };
type Days = { from: string; to: string };

/** Plans the roster of a project, by its code, as the API lets whoever is signed in. */
export const openPlanning = async (page: Page, code: string) => {
  const headers = await callerOf(page.context(), page);
  const ask = async <E extends Endpoint>(
    { method, path, response }: E,
    { params = {}, query, data }: Asked,
  ) => {
    const asked = { method, headers, ...(query ? { params: query } : {}), ...(data ? { data } : {}) };
    const answer = await page.context().request.fetch(`/api${fill(path, params)}`, asked);
    expect(answer.ok(), await answer.text()).toBe(true);
    return response?.parse(await answer.json());
  };
  const { data } = listProjects.response.parse(await ask(listProjects, { query: { q: code } }));
  const project_id = data[0]?.id ?? '';
  const params = { project_id };
  return {
    project_id,
    /** Plans a shift, with somebody on it in spite of all that is in the way. */
    plan: async (shift: BodyInput<typeof createShift>, who?: string) => {
      const { id } = createShift.response.parse(await ask(createShift, { params, data: shift }));
      if (!who) return;
      const query = { from: shift.day, to: shift.day };
      const { people } = readProjectRoster.response.parse(await ask(readProjectRoster, { params, query }));
      const member_id = people.find(({ name }) => name === who)?.id;
      await ask(assignMember, {
        params: { ...params, shift_id: id },
        data: { member_id, override_reason: 'They learn it' },
      });
    },
    /** Tells everybody of what is planned on these days. */
    publish: async (days: Days) => {
      const { changes } = previewPublication.response.parse(
        await ask(previewPublication, { params, query: days }),
      );
      const seen = changes.map(({ shift_id, version }) => ({ shift_id, version }));
      await ask(publishRoster, { params, data: { ...days, seen } });
    },
  };
};
