import type { Member } from '#contract/members/shapes.ts';
import { sheetFrom, writeWorkbook } from '../../../platform/row-files/workbook.ts';
import { writeCsv } from '../../../platform/row-files/write-csv.ts';
import { MEMBER_COLUMNS } from './columns.ts';

/** People as CSV, written while they are read. */
export const exportCsv = (pages: AsyncIterable<readonly Member[]>) => writeCsv(MEMBER_COLUMNS, pages);

/** People as a workbook of one sheet, that can be imported again. */
export const exportWorkbook = (people: readonly Member[]) =>
  writeWorkbook([sheetFrom('Team', MEMBER_COLUMNS, people)]);
