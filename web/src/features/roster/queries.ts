import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { BodyOf } from '#contract/endpoint.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { checkConflicts, listAllConflicts, listConflicts } from '#contract/shifts/assignment-endpoints.ts';
import { copyRosterWeek } from '#contract/shifts/batch-endpoints.ts';
import { readOwnPlan } from '#contract/shifts/plan-endpoints.ts';
import { listPublications, previewPublication } from '#contract/shifts/publishing-endpoints.ts';
import { changeSeries, readSeries, repeatShift, type Series } from '#contract/shifts/series-endpoints.ts';
import type { Shift } from '#contract/shifts/shapes.ts';
import { readProjectRoster, readRoster } from '#contract/shifts/shift-endpoints.ts';
import { listSuggestions } from '#contract/shifts/suggestion-endpoints.ts';
import {
  applyRosterTemplate,
  listRosterTemplates,
  readRosterTemplate,
} from '#contract/shifts/template-endpoints.ts';
import type { RosterTemplate } from '#contract/shifts/template-shapes.ts';
import { listSwaps } from '#contract/swaps/endpoints.ts';
import { OPEN_SWAPS, SWAP_STATUSES } from '#contract/swaps/states.ts';
import { send } from '../../platform/call.ts';
import { isCallError } from '../../platform/call-error.ts';
import { reading, readingPages } from '../../platform/reading.ts';
import type { Span } from './effects/span.ts';

/** The roster of a project, or of every project one may see where none is named. */
export const rosterOf = (project_id: string | null, { from, to }: Span) =>
  project_id
    ? { ...reading(readProjectRoster, { params: { project_id }, query: { from, to } }), ...KEPT }
    : { ...reading(readRoster, { query: { from, to } }), ...KEPT };

/** The days before stay in sight while others come. */
const KEPT = { placeholderData: keepPreviousData };

/** What is in the way of the bookings of these days, of a project or of all that one plans. */
export const rosterConflicts = (project_id: string | null, { from, to }: Span) =>
  project_id
    ? reading(listConflicts, { params: { project_id }, query: { from, to } })
    : reading(listAllConflicts, { query: { from, to } });

/** Projects in which something can be planned, by a part of their code or name. */
export const plannableProjects = (q: string) => ({
  ...reading(listProjects, {
    query: { ...(q ? { q } : {}), status: ['planned', 'active', 'on_hold'], sort: 'code', per_page: 50 },
  }),
  ...KEPT,
});

/** What the next publication would tell. */
export const rosterChanges = (project_id: string, { from, to }: Span) => ({
  ...reading(previewPublication, { params: { project_id }, query: { from, to } }),
  staleTime: 0,
});

/** What was told before, and who has read it. */
export const publications = (project_id: string) => reading(listPublications, { params: { project_id } });

/** What people ask about their shifts of a project, as far as something can still come of it, with what is in the way. */
export const openSwaps = (project_id: string) => ({
  ...reading(listSwaps, { params: { project_id }, query: { status: [...OPEN_SWAPS] } }),
  staleTime: 0,
});

/** What became of the last of them. */
export const decidedSwaps = (project_id: string) => ({
  ...reading(listSwaps, { params: { project_id }, query: { status: [...DECIDED] } }),
  staleTime: 0,
});

const DECIDED = SWAP_STATUSES.filter((status) => !OPEN_SWAPS.some((open) => open === status));

/** One's own plan of a day, with the open places that one could take. */
export const ownPlanOn = (day: string) => reading(readOwnPlan, { query: { from: day, to: day } });

/** What would be in the way of somebody's being on a shift. */
export const checked = (shift: Shift, member_id: string, except?: string) => ({
  ...reading(checkConflicts, {
    params: { project_id: shift.project.id },
    query: { member_id, shift_id: shift.id, ...(except ? { except } : {}) },
  }),
  staleTime: 0,
});

/** Who could take a place of a shift, best first. */
export const suggestions = ({ project, id }: Shift) => ({
  ...reading(listSuggestions, { params: { project_id: project.id, shift_id: id } }),
  staleTime: 0,
});

/** What is asked of copying a week. */
export type WeekCopy = Omit<BodyOf<typeof copyRosterWeek>, 'preview'>;

/** What copying a week would come to; nothing is written. */
export const foreseenCopy = (project_id: string, asked: WeekCopy) =>
  foreseen(reading(copyRosterWeek, { params: { project_id }, body: { ...asked, preview: true } }), asked);

/** What is asked of repeating a shift. */
export type Repetition = Omit<BodyOf<typeof repeatShift>, 'preview' | 'leave_out'>;

/** What repeating a shift would come to. */
export const foreseenSeries = ({ project, id }: Shift, asked: Repetition) =>
  foreseen(
    reading(repeatShift, {
      params: { project_id: project.id, shift_id: id },
      body: { ...asked, leave_out: true, preview: true },
    }),
    asked,
  );

/** What is asked of changing a series. */
export type SeriesTurn = Pick<
  BodyOf<typeof changeSeries>,
  'from_shift' | 'rule' | 'until' | 'reason' | 'override_reason'
>;

/** What changing a series would come to. */
export const foreseenTurn = (project_id: string, series: Series, asked: SeriesTurn) =>
  foreseen(
    reading(changeSeries, {
      ...{ params: { project_id, series_id: series.id }, version: series.version },
      body: { ...asked, fields: {}, leave_out: true, preview: true },
    }),
    asked,
  );

/** Templates that a project's roster can be planned from. */
export const rosterTemplates = (project_id: string) => ({
  ...readingPages(listRosterTemplates, { params: { project_id }, query: { per_page: 200 } }),
  staleTime: 0,
});

/** A template with its shifts. */
export const fullTemplate = (project_id: string, { id, version }: Pick<RosterTemplate, 'id' | 'version'>) => {
  const read = reading(readRosterTemplate, { params: { project_id, template_id: id } });
  return { ...read, queryKey: [...read.queryKey, version] };
};

/** What is asked of planning from a template. */
export type Application = {
  readonly template: RosterTemplate;
  readonly day: string;
  readonly with_people: boolean;
};

/** What planning from a template would come to. */
export const foreseenTemplate = (project_id: string, asked: Application | undefined) => {
  const { template, day = '', with_people = false } = asked ?? {};
  const { id = '', version = 0 } = template ?? {};
  const body = { day, version, with_people, leave_out: true, preview: true };
  const params = { project_id, template_id: id };
  return foreseen(reading(applyRosterTemplate, { params, body }), body);
};

/** Shifts that come again; null for a series that is gone, as one is that a change made and that was taken back. */
export const seriesOf = (project_id: string, series_id: string) => {
  const params = { project_id, series_id };
  return queryOptions({
    queryKey: [...reading(readSeries, { params }).queryKey],
    queryFn: ({ signal }) => send(readSeries, { params, signal }).catch(nullIfGone),
    staleTime: 0,
  });
};

const nullIfGone = (error: unknown): null => {
  if (isCallError(error, 404)) return null;
  throw error;
};

/** Asked anew for every choice; what was foreseen for the one before stays in sight meanwhile. */
const foreseen = <Query extends { readonly queryKey: readonly unknown[] }>(query: Query, asked: object) => ({
  ...query,
  ...KEPT,
  queryKey: [...query.queryKey, asked],
  staleTime: 0,
  gcTime: 0,
});
