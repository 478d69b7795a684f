import { at, type Place } from './pages-place.ts';

/** What is everybody’s, and pages that say why there is nothing. */
export const EVERYBODYS: readonly Place[] = [
  at('account', 'member', '/account'),
  at('profile', 'member', '/profile'),
  at('tests', 'member', '/tests'),
  at('page-to-come', 'executive', '/executive'),
  at('choose-organization', 'chooser', '/'),
  at('forbidden', 'member', '/admin/policy'),
  at('not-found', 'manager', '/manager/nowhere'),
];
