import { keepPreviousData } from '@tanstack/react-query';
import { readChartDetail, readOrgChart } from '#contract/org-chart/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Everybody and every position of a day, of today without one; the day before stays in sight while another one comes. */
export const orgChart = (day?: string) => ({
  ...reading(readOrgChart, { query: day === undefined ? {} : { day } }),
  placeholderData: keepPreviousData,
});

/** What is said of somebody beside the chart. */
export const chartDetail = (member_id: string) => reading(readChartDetail, { params: { member_id } });
