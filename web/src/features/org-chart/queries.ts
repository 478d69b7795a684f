import { keepPreviousData } from '@tanstack/react-query';
import { readChartDetail, readOrgChart } from '#contract/org-chart/endpoints.ts';
import {
  listReorganisations,
  readReorganisation,
  readReorganisationEffects,
} from '#contract/reorganisations/endpoints.ts';
import type { ReorganisationStatus } from '#contract/reorganisations/shapes.ts';
import { reading, readingPages } from '../../platform/reading.ts';

/** Everybody and every position of a day, of today without one; the day before stays in sight while another one comes. */
export const orgChart = (day?: string) => ({
  ...reading(readOrgChart, { query: day === undefined ? {} : { day } }),
  placeholderData: keepPreviousData,
});

/** What is said of somebody beside the chart. */
export const chartDetail = (member_id: string) => reading(readChartDetail, { params: { member_id } });

/** Reorganisations, those changed last first. */
export const reorganisations = (status: readonly ReorganisationStatus[]) =>
  readingPages(listReorganisations, { query: { status: [...status] } });

/** A reorganisation with its moves. */
export const reorganisation = (reorganisation_id: string) =>
  reading(readReorganisation, { params: { reorganisation_id } });

/** What it would break; what was read of it before stays in sight while it is read anew. */
export const reorganisationEffects = (reorganisation_id: string) => ({
  ...reading(readReorganisationEffects, { params: { reorganisation_id } }),
  placeholderData: keepPreviousData,
});
