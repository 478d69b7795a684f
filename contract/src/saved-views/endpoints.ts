import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { savedView, viewedList, viewFields, viewHabits } from './shapes.ts';

const ofList = z.object({ list: viewedList });
const ofView = z.object({ list: viewedList, view_id: id });
const place = '/saved-views/:list';

/** Whoever may see a list may have views of it. */
const access = { scope: 'organization', object: '/:list', action: 'list' } as const;

/** The caller's own views of a list and those that the organization shares, in the caller's order, and the one it opens with. */
export const listSavedViews = endpoint({
  method: 'GET',
  path: place,
  summary: 'List the saved views of a list',
  access,
  params: ofList,
  response: z.object({ data: z.array(savedView), home: z.string().nullable() }),
});

/**
 * Keeps a view. Sharing needs a coordinator. Rules: `name-taken`, `too-many-views`, `not-on-the-team` for an administrator
 * from outside, who has no views.
 */
export const createSavedView = endpoint({
  method: 'POST',
  path: place,
  summary: 'Save a view of a list',
  access,
  params: ofList,
  body: viewFields,
  response: savedView,
  status: 201,
});

/** Changes a view of one's own, or a shared one as a manager. 404 for what isn't the caller's to see. Rules as above. */
export const updateSavedView = endpoint({
  method: 'PATCH',
  path: `${place}/:view_id`,
  summary: 'Change a saved view',
  access,
  params: ofView,
  body: viewFields.partial(),
  response: savedView,
});

/** Deletes a view of one's own, or a shared one as a manager. */
export const deleteSavedView = endpoint({
  method: 'DELETE',
  path: `${place}/:view_id`,
  summary: 'Delete a saved view',
  access,
  params: ofView,
});

/** Says in which order the caller wants their views, and which one the list opens with. 404 where one of them isn't there. */
export const arrangeSavedViews = endpoint({
  method: 'PUT',
  path: `${place}/habits`,
  summary: 'Arrange the saved views of a list',
  access,
  params: ofList,
  body: viewHabits,
});
