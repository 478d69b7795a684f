import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { presetRevision, revisionChanges } from './shapes.ts';

const DRAFT = '/presets/:preset_id/draft';
const write = { scope: 'organization', object: '/presets', action: 'write' } as const;
const params = z.object({ preset_id: id });

/** Begins the next revision from the newest one. 422 `draft-exists`, `archived`. */
export const draftRevision = endpoint({
  method: 'POST',
  path: DRAFT,
  summary: 'Draft the next revision of a preset',
  access: write,
  params,
  response: presetRevision,
  status: 201,
});

/** Changes what the draft says. 422 `preset-payload`, `locked-nothing`, `no-draft`. */
export const changeDraft = endpoint({
  method: 'PATCH',
  path: DRAFT,
  summary: 'Change the draft of a preset',
  access: write,
  params,
  body: revisionChanges,
  response: presetRevision,
});

/** Throws the draft away; the first one isn't, since a preset without any says nothing. 422 `no-draft`, `first-draft`. */
export const discardDraft = endpoint({
  method: 'DELETE',
  path: DRAFT,
  summary: 'Discard the draft of a preset',
  access: write,
  params,
});

/** Publishes the draft: from now on it is applied, and never changes. 422 `no-draft`, `preset-empty`, `preset-unchanged`. */
export const publishDraft = endpoint({
  method: 'POST',
  path: `${DRAFT}/publish`,
  summary: 'Publish the draft of a preset',
  access: write,
  params,
  response: presetRevision,
});

/** Lets nobody apply a published revision any more; what it was applied to stays as it is. 422 `not-published`. */
export const deprecateRevision = endpoint({
  method: 'POST',
  path: '/presets/:preset_id/deprecate',
  summary: 'Deprecate a revision of a preset',
  access: write,
  params,
  body: z.object({ revision: z.int().min(1, 'Choose a revision.') }),
  response: presetRevision,
});
