import { type Endpoint, fill } from '#contract/endpoint.ts';
import { createPreset } from '#contract/presets/endpoints.ts';
import { changeDraft, draftRevision, publishDraft } from '#contract/presets/revision-endpoints.ts';
import { expect, type Page } from './journey.ts';
import { callerOf } from './kept-browser.ts';
import { signIn } from './people.ts';

/** Presets as an administrator keeps them; goes on as them, whoever signs in afterwards. */
export const openPresets = async (page: Page) => {
  await signIn(page, 'admin', '/manager/projects');
  const headers = await callerOf(page.context(), page);
  const ask = async ({ method, path }: Endpoint, preset_id: string, data?: object, version?: number) => {
    const answer = await page.context().request.fetch(`/api${fill(path, { preset_id })}`, {
      method,
      headers: { ...headers, ...(version ? { 'If-Match': `"${version}"` } : {}) },
      ...(data ? { data } : {}),
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  return {
    make: async (fields: object): Promise<string> => {
      const { id } = await ask(createPreset, '', { kind: 'project', ...fields });
      await ask(publishDraft, id);
      return id;
    },
    next: async (preset_id: string, said: object) => {
      const { version } = await ask(draftRevision, preset_id);
      await ask(changeDraft, preset_id, said, version);
      await ask(publishDraft, preset_id);
    },
  };
};
