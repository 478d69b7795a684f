import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { page, pageQuery, several, sortBy } from '../pagination.ts';
import { currency, day, id } from '../shapes.ts';
import { executiveWindow, toldHealth } from './figures.ts';
import {
  executiveDeal,
  executiveIncident,
  executiveProject,
  executiveReview,
  executiveTeam,
} from './rows.ts';
import { executive } from './shapes.ts';

const access = { scope: 'person' } as const;

const asOf = day.refine(
  (given) => given >= '2000-01-01' && given <= '2100-12-31',
  'Choose a day from 2000 to 2100.',
);

/**
 * What is asked of organizations: the latest day there is unless told, money in the currency that most of the organizations have, figures
 * of the running month. Organizations in which the caller isn't executive are left away in silence.
 */
export const executiveQuery = z.object({
  as_of: asOf.optional(),
  currency: currency.optional(),
  window: executiveWindow.default('month'),
  organization_id: several(id),
});
/** What is asked of organizations. */
export type ExecutiveQuery = z.infer<typeof executiveQuery>;

/** Figures across the organizations in which one is executive or above; an answer without organizations for everybody else. */
export const readExecutive = endpoint({
  method: 'GET',
  path: '/executive',
  summary: 'Read figures across organizations',
  access,
  query: executiveQuery,
  response: executive,
});

/** The same on one page of A4: the organizations with the most revenue by name, the rest of them added up. */
export const exportExecutivePdf = endpoint({
  method: 'GET',
  path: '/executive/pdf',
  summary: 'Export figures across organizations as a PDF',
  access,
  query: executiveQuery,
  download: { type: 'application/pdf' },
});

const pageOfRows = z.object({ ...pageQuery.shape, ...executiveQuery.shape });

/** Keys that the projects behind figures are sorted by; money by what is exchanged. */
export const EXECUTIVE_PROJECT_SORTS = ['name', 'revenue', 'margin', 'backlog'] as const;
/** Which projects: with time in the period, whose budget leaves something, open ones, or those whose healths disagree. */
export const EXECUTIVE_PROJECT_SETS = ['worked', 'backlog', 'open', 'disagreeing'] as const;

/** The projects that revenue, margin, backlog and healths are made of. */
export const listExecutiveProjects = endpoint({
  method: 'GET',
  path: '/executive/projects',
  summary: 'List the projects behind figures',
  access,
  query: z.object({
    ...pageOfRows.shape,
    which: z.enum(EXECUTIVE_PROJECT_SETS).default('worked'),
    automatic: several(toldHealth),
    manual: several(toldHealth),
    sort: sortBy(EXECUTIVE_PROJECT_SORTS),
  }),
  response: page(executiveProject),
});

/** The departments that utilisation is made of, by organization and name. */
export const listExecutiveTeams = endpoint({
  method: 'GET',
  path: '/executive/teams',
  summary: 'List the departments behind utilisation',
  access,
  query: pageOfRows,
  response: page(executiveTeam),
});

/** Keys that deals are sorted by. */
export const EXECUTIVE_DEAL_SORTS = ['price', 'weighted', 'close_on'] as const;

/** The deals that the pipeline is made of. */
export const listExecutiveDeals = endpoint({
  method: 'GET',
  path: '/executive/deals',
  summary: 'List the deals behind the pipeline',
  access,
  query: z.object({ ...pageOfRows.shape, sort: sortBy(EXECUTIVE_DEAL_SORTS) }),
  response: page(executiveDeal),
});

/** Grave incidents that weren't closed, the longest open first. */
export const listExecutiveIncidents = endpoint({
  method: 'GET',
  path: '/executive/incidents',
  summary: 'List the open incidents behind figures',
  access,
  query: z.object({ ...pageOfRows.shape, severity: several(z.enum(['sev1', 'sev2'])) }),
  response: page(executiveIncident),
});

/** Account plans whose review is overdue, the longest first. */
export const listExecutiveReviews = endpoint({
  method: 'GET',
  path: '/executive/reviews',
  summary: 'List the overdue reviews behind figures',
  access,
  query: pageOfRows,
  response: page(executiveReview),
});
