import { anybody, type Expectation } from './who-may.ts';

/** Figures across organizations: whoever is signed in may ask, and is told of those in which they are executive or above. */
export const EXECUTIVE: Readonly<Record<string, Expectation>> = {
  'GET /executive': anybody(),
  'GET /executive/pdf': anybody(),
  'GET /executive/projects': anybody(),
  'GET /executive/teams': anybody(),
  'GET /executive/deals': anybody(),
  'GET /executive/incidents': anybody(),
  'GET /executive/reviews': anybody(),
};
