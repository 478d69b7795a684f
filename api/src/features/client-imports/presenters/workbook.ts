import { sheetFrom, writeWorkbook } from '../../../platform/row-files/workbook.ts';
import type { ExportedClient } from '../queries/export-pages.ts';
import { ADDRESS_COLUMNS, CLIENT_COLUMNS, CONTACT_COLUMNS } from './columns.ts';

/** Clients as a workbook: a sheet of clients, that can be imported again, one of all contacts, and one of all addresses. */
export const exportWorkbook = (clients: readonly ExportedClient[]) => {
  const contacts = clients.flatMap((client) => client.contacts.map((thing) => ({ client, thing })));
  const addresses = clients.flatMap((client) => client.addresses.map((thing) => ({ client, thing })));
  return writeWorkbook([
    sheetFrom('Clients', CLIENT_COLUMNS, clients),
    sheetFrom('Contacts', CONTACT_COLUMNS, contacts),
    sheetFrom('Addresses', ADDRESS_COLUMNS, addresses),
  ]);
};
