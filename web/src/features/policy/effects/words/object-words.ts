import { shortId } from './place-words.ts';
import { t } from './rule-messages.ts';

const PARAMETER = /:[A-Za-z_]\w*|\{[A-Za-z_]\w*\}/g;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const KNOWN: Readonly<Record<string, string>> = {
  '*': t('anything'),
  '/projects': t('projects'),
  '/projects/:id': t('project'),
  '/account-plans': t('account_plans'),
  '/account-plans/:id': t('account_plan'),
  '/account-plans/embedded': t('embedded_account_plans'),
  '/dealsheets/embedded': t('embedded_dealsheets'),
  '/dealsheets/:id': t('dealsheet'),
  '/daily-activity': t('daily_activity'),
  '/daily-activity/:id': t('activity_entry'),
  '/daily-activity/team': t('team_activity'),
  '/dashboard': t('dashboard'),
  '/orgchart': t('org_chart'),
  '/organizations': t('organizations'),
  '/organizations/:id': t('organization'),
  '/organizations/:id/team': t('team'),
  '/executive': t('executive'),
  '/clients/:id': t('client'),
  '/service-types/:id': t('service_type'),
  '/choices/clients': t('client_choices'),
  '/choices/service-types': t('service_choices'),
  '/choices/people': t('person_choices'),
  '/leave/:id': t('a_leave'),
  '/audit': t('audit'),
  '/root-audit': t('root_audit'),
  '/policy': t('policy'),
  '/root-grants': t('root_grants'),
  '/views': t('views'),
};

/** What an object pattern means, in words: `the roster of a project`; an unknown one is said by the words of its path. */
export function objectWords(object: string): string {
  const [id] = UUID.exec(object) ?? [];
  if (id) return t('this_thing', { thing: objectWords(object.replace(id, ':id')), id: shortId(id) });
  const path = object.replace(PARAMETER, ':id');
  return KNOWN[path] ?? pathWords(path);
}

function pathWords(path: string): string {
  const segments = path.split('/').filter(Boolean);
  const last = segments.at(-1);
  if (!last) return path;
  const before = `/${segments.slice(0, -1).join('/')}`;
  if (segments.length === 1) return spaced(last);
  if (last === ':id') return t('one_of', { things: objectWords(before) });
  return t('part_of', { part: t('part', { part: spaced(last) }), whole: objectWords(before) });
}

const spaced = (segment: string): string => segment.replaceAll('-', ' ');

/** The same as a heading: `The roster of a project`. */
export const objectHeading = (object: string): string => {
  const words = objectWords(object);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
};
