import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id, reference } from '../shapes.ts';

/** Work that a project was sold with and that people have to be found for, from one day until another; `until` null = open. */
export const projectDemand = z.object({
  id,
  name: z.string(),
  service: reference.nullable(),
  role: z.string().nullable(),
  phase: z.string().nullable(),
  minutes: z.int(),
  from: day,
  until: day.nullable(),
});
/** Work that people have to be found for. */
export type ProjectDemand = z.infer<typeof projectDemand>;

/**
 * What a project needs of people, as its deal sold it: the demand line by line, and beside it how many minutes are on its roster by
 * now, places without somebody too, by service; `service` null = shifts and lines of none.
 */
export const listProjectDemand = endpoint({
  method: 'GET',
  path: '/projects/:project_id/demand',
  summary: 'List what a project needs of people',
  access: { scope: 'project', object: '/projects/:project_id/roster', action: 'update' },
  params: z.object({ project_id: id }),
  response: z.object({
    minutes: z.int(),
    data: z.array(projectDemand),
    planned: z.array(
      z.object({ service: reference.nullable(), places_minutes: z.int(), taken_minutes: z.int() }),
    ),
  }),
});
