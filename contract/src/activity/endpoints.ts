import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { currency, day, id } from '../shapes.ts';
import { activityEntry, entryChange, entryStatus, newEntry, pricedEntry } from './shapes.ts';

const OWN = '/daily-activity';
const entryParams = z.object({ entry_id: id });
const yesOrNo = z.enum(['true', 'false']).transform((given) => given === 'true');

/** One's own entries, newest day first. */
export const listEntries = endpoint({
  method: 'GET',
  path: OWN,
  summary: 'My time entries',
  access: { scope: 'organization', object: OWN, action: 'list' },
  query: z.object({
    ...pageQuery.shape,
    sort: sortBy(['work_date']).default('-work_date'),
    from: day.optional(),
    to: day.optional(),
    project_id: id.optional(),
    status: several(entryStatus),
    q: z.string().trim().max(100).optional(),
  }),
  response: page(activityEntry),
});

/** Logs time. The same `client_uuid` again answers the entry it made first. */
export const createEntry = endpoint({
  method: 'POST',
  path: OWN,
  summary: 'Log time',
  access: { scope: 'organization', object: OWN, action: 'create' },
  body: newEntry,
  response: activityEntry,
  status: 201,
});

/** One of one's own entries. */
export const readEntry = endpoint({
  method: 'GET',
  path: `${OWN}/:entry_id`,
  summary: 'Read an entry',
  access: { scope: 'organization', object: `${OWN}/:entry_id`, action: 'read' },
  params: entryParams,
  response: activityEntry,
});

/** Changes an own entry that isn't submitted; a rejected one becomes a draft again. */
export const changeEntry = endpoint({
  method: 'PATCH',
  path: `${OWN}/:entry_id`,
  summary: 'Change an entry',
  access: { scope: 'organization', object: `${OWN}/:entry_id`, action: 'update' },
  params: entryParams,
  body: entryChange,
  response: activityEntry,
});

/** Deletes an own entry; restoring brings it back. */
export const deleteEntry = endpoint({
  method: 'DELETE',
  path: `${OWN}/:entry_id`,
  summary: 'Delete an entry',
  access: { scope: 'organization', object: `${OWN}/:entry_id`, action: 'delete' },
  params: entryParams,
});

/** Brings a deleted entry back, if its day still has room for it. */
export const restoreEntry = endpoint({
  method: 'POST',
  path: `${OWN}/:entry_id/restore`,
  summary: 'Bring a deleted entry back',
  access: { scope: 'organization', object: `${OWN}/:entry_id`, action: 'update' },
  params: entryParams,
  response: activityEntry,
});

/** Which of a project's time: `service_type_id=none` = without one, `currency` = priced in it, or, in the project's own, not priced. */
export const projectTimeFilters = z.object({
  from: day.optional(),
  to: day.optional(),
  member_id: several(id),
  service_type_id: several(z.union([id, z.literal('none')])),
  billable: yesOrNo.optional(),
  currency: currency.optional(),
});
/** Which of a project's time. */
export type ProjectTimeFilters = z.infer<typeof projectTimeFilters>;

/** A project's time, across people, newest day first. */
export const listProjectEntries = endpoint({
  method: 'GET',
  path: '/projects/:project_id/activity',
  summary: 'Time on a project',
  access: { scope: 'project', object: '/projects/:project_id/activity', action: 'read' },
  params: z.object({ project_id: id }),
  query: z.object({
    ...pageQuery.shape,
    sort: sortBy(['work_date']).default('-work_date'),
    ...projectTimeFilters.shape,
    status: several(entryStatus),
    q: z.string().trim().max(100).optional(),
  }),
  response: page(pricedEntry),
});
