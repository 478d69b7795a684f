import { explanation, question } from '../access/explanation.ts';
import { endpoint } from '../endpoint.ts';

/** Why the person may or may not do something: the rules that decide, or that none fits and which role it would take. */
export const explainPermission = endpoint({
  method: 'GET',
  path: '/users/me/permissions/why',
  summary: 'Why I may or may not do something',
  access: { scope: 'person' },
  query: question,
  response: explanation,
});
