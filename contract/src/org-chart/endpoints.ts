import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { day, id } from '../shapes.ts';
import { chartDetail, orgChart } from './shapes.ts';

/** What of a chart is drawn. */
const part = { root: id.optional(), layers: z.coerce.number().int().min(1).max(20).optional() };
const access = { scope: 'organization', object: '/orgchart', action: 'read' } as const;

/** The organization on a day, today where none is named; 422 `day-unknown` for one before anything is known, or after today. */
export const readOrgChart = endpoint({
  method: 'GET',
  path: '/orgchart',
  summary: 'Read the org chart',
  access,
  query: z.object({ day: day.optional() }),
  response: orgChart,
});

/** Somebody of the chart. 404 for somebody who was never on the team. */
export const readChartDetail = endpoint({
  method: 'GET',
  path: '/orgchart/people/:member_id',
  summary: 'Read about a person of the org chart',
  access,
  params: z.object({ member_id: id }),
  response: chartDetail,
});

/** The same as rows: everybody with who is above them, their layer and span, and every vacancy. */
export const exportOrgChartCsv = endpoint({
  method: 'GET',
  path: '/orgchart/csv',
  summary: 'Export the org chart as CSV',
  access,
  query: z.object({ day: day.optional() }),
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a drawing on one sheet: everything below `root`, or all of it, down to so many layers. 404 for a root that isn't there. */
export const exportOrgChartPdf = endpoint({
  method: 'GET',
  path: '/orgchart/pdf',
  summary: 'Export the org chart as a PDF',
  access,
  query: z.object({ day: day.optional(), ...part }),
  download: { type: 'application/pdf' },
});

const drafted = {
  access: { scope: 'organization', object: '/members', action: 'draft' },
  params: z.object({ reorganisation_id: id }),
} as const;

/** Today as a draft would have it, as rows. Rule: `not-a-draft`. */
export const exportDraftedChartCsv = endpoint({
  method: 'GET',
  path: '/reorganisations/:reorganisation_id/csv',
  summary: 'Export a drafted org chart as CSV',
  ...drafted,
  download: { type: 'text/csv; charset=utf-8' },
});

/** The same as a drawing on one sheet, see `exportOrgChartPdf`. Rule: `not-a-draft`. */
export const exportDraftedChartPdf = endpoint({
  method: 'GET',
  path: '/reorganisations/:reorganisation_id/pdf',
  summary: 'Export a drafted org chart as a PDF',
  ...drafted,
  query: z.object(part),
  download: { type: 'application/pdf' },
});
