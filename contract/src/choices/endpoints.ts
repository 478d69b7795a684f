import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id } from '../shapes.ts';
import { choiceQuery, clientChoice, personChoice, serviceTypeChoice } from './shapes.ts';

/** Clients to choose from, by name; a member gets those of the projects they see. */
export const listClientChoices = endpoint({
  method: 'GET',
  path: '/choices/clients',
  summary: 'Clients to choose from',
  access: { scope: 'organization', object: '/choices/clients', action: 'read' },
  query: choiceQuery,
  response: z.object({ data: z.array(clientChoice) }),
});

/** Active service types to choose from, by name; with `project_id` those that its time may be logged as. */
export const listServiceTypeChoices = endpoint({
  method: 'GET',
  path: '/choices/service-types',
  summary: 'Service types to choose from',
  access: { scope: 'organization', object: '/choices/service-types', action: 'read' },
  query: choiceQuery.extend({ project_id: id.optional() }),
  response: z.object({ data: z.array(serviceTypeChoice) }),
});

/** The people of the team to choose from, by name; with `account` those alone who work here with one of their own. */
export const listPersonChoices = endpoint({
  method: 'GET',
  path: '/choices/people',
  summary: 'People to choose from',
  access: { scope: 'organization', object: '/choices/people', action: 'read' },
  query: choiceQuery.extend({ account: z.stringbool().optional() }),
  response: z.object({ data: z.array(personChoice) }),
});
