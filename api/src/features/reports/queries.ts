export { countOpenErrors, listReportedErrors } from './queries/reported-errors.ts';
