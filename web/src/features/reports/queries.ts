import { keepPreviousData } from '@tanstack/react-query';
import type { QueryInput } from '#contract/endpoint.ts';
import { listReportedErrors, readReportedError } from '#contract/reports/endpoints.ts';
import { reading } from '../../platform/reading.ts';

/** Filters, order and page of the reported errors. */
export type ErrorQuery = QueryInput<typeof listReportedErrors>;

/** One page of the errors; the page before stays in sight while the next one comes. */
export const errorList = (query: ErrorQuery) => ({
  ...reading(listReportedErrors, { query }),
  placeholderData: keepPreviousData,
});

/** An error with its newest reports. */
export const reportedError = (error_id: string) => reading(readReportedError, { params: { error_id } });
