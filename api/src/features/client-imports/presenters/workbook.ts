import type { SheetData } from 'write-excel-file/node';
import type { ExportedClient } from '../queries/export-pages.ts';
import { ADDRESS_COLUMNS, type Cell, CLIENT_COLUMNS, CONTACT_COLUMNS, type Column } from './columns.ts';

const HEAD = { fontWeight: 'bold', backgroundColor: '#e9e9f2' } as const;

/** Clients as a workbook: a sheet of clients, that can be imported again, one of all contacts, and one of all addresses. */
export async function* exportWorkbook(clients: readonly ExportedClient[]): AsyncGenerator<Uint8Array> {
  // With the first workbook: a server that writes none does without it.
  const { default: writeExcelFile } = await import('write-excel-file/node');
  const contacts = clients.flatMap((client) => client.contacts.map((thing) => ({ client, thing })));
  const addresses = clients.flatMap((client) => client.addresses.map((thing) => ({ client, thing })));
  yield await writeExcelFile([
    sheetOf('Clients', CLIENT_COLUMNS, clients),
    sheetOf('Contacts', CONTACT_COLUMNS, contacts),
    sheetOf('Addresses', ADDRESS_COLUMNS, addresses),
  ]).toBuffer();
}

const sheetOf = <Row>(sheet: string, columns: readonly Column<Row>[], rows: readonly Row[]) => {
  const data: SheetData = [
    columns.map(({ heading }) => ({ value: heading, ...HEAD })),
    ...rows.map((row) => columns.map(({ cell }) => cellOf(cell(row)))),
  ];
  return { sheet, data, columns: columns.map(({ width }) => ({ width })), stickyRowsCount: 1 };
};

/** Text is never taken for a formula: a workbook says of each cell what it is. */
const cellOf = (cell: Cell) => {
  if (cell === null) return null;
  return typeof cell === 'number' ? { value: cell, type: Number } : { value: cell, type: String };
};
