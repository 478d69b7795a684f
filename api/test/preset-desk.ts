import * as presets from '#contract/presets/endpoints.ts';
import * as revisions from '#contract/presets/revision-endpoints.ts';
import type { NewPreset } from '#contract/presets/shapes.ts';
import type { TestPerson } from './people.ts';
import type { TestServer } from './server.ts';

let count = 0;

/** Presets as an administrator publishes them, for tests of the rooms that apply them. */
export const presetDesk = (muster: TestServer, admin: TestPerson, organization = muster.organization.id) => {
  const call = muster.as(admin);
  const publish = async (preset_id: string): Promise<number> => {
    const { body } = await call(revisions.publishDraft, { organization, params: { preset_id } });
    return body.revision;
  };
  return {
    /** A preset that was published once. */
    make: async (fields: Partial<NewPreset>): Promise<string> => {
      const name = `Quay works ${count++}`;
      const { body } = await call(presets.createPreset, {
        organization,
        body: { kind: 'project', name, ...fields },
      });
      await publish(body.id);
      return body.id;
    },
    /** Says something else from a next revision on, and answers its number. */
    next: async (preset_id: string, body: Pick<NewPreset, 'payload'> & Partial<NewPreset>) => {
      const params = { preset_id };
      await call(revisions.draftRevision, { organization, params });
      await call(revisions.changeDraft, { organization, params, body, version: 1 });
      return publish(preset_id);
    },
    deprecate: (preset_id: string, revision: number) =>
      call(revisions.deprecateRevision, { organization, params: { preset_id }, body: { revision } }),
    archive: async (preset_id: string) => {
      const { body } = await call(presets.readPreset, { organization, params: { preset_id } });
      await call(presets.archivePreset, { organization, params: { preset_id }, version: body.version });
    },
    read: async (preset_id: string) =>
      (await call(presets.readPreset, { organization, params: { preset_id } })).body,
  };
};

/** See `presetDesk`. */
export type PresetDesk = ReturnType<typeof presetDesk>;
