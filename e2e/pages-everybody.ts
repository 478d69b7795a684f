import { at, type Place } from './pages-place.ts';

/** What is everybody’s, and pages that say why there is nothing. */
export const EVERYBODYS: readonly Place[] = [
  at('account', 'member', '/account'),
  at('profile', 'member', '/profile'),
  at('tests', 'member', '/tests'),
  at('executive', 'executive', '/executive'),
  at('executive-nobody', 'manager', '/executive'),
  at('executive-projects', 'executive', '/executive/projects'),
  at('executive-teams', 'executive', '/executive/teams'),
  at('executive-deals', 'executive', '/executive/deals'),
  at('executive-incidents', 'executive', '/executive/incidents'),
  at('executive-reviews', 'executive', '/executive/reviews'),
  at('choose-organization', 'chooser', '/'),
  at('forbidden', 'member', '/admin/policy'),
  at('not-found', 'manager', '/manager/nowhere'),
];
