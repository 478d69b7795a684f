import { useQuery } from '@tanstack/react-query';
import {
  checkClients,
  importClients,
  readClientSheet,
  undoClientImport,
} from '#contract/client-imports/endpoints.ts';
import {
  CLIENT_HEADINGS,
  CLIENT_SHEET_FIELDS,
  type ClientSheetField,
  REQUIRED_CLIENT_FIELDS,
  type RowLikeness,
} from '#contract/client-imports/shapes.ts';
import { CLIENT_STATUSES } from '#contract/clients/shapes.ts';
import { call } from '../../../platform/call.ts';
import type { Kind, Likeness, Rules } from '../../bringing/effects/kind.ts';
import { clientChoices, personChoices } from '../../choices/queries.ts';
import { t, WORDS } from '../messages.ts';
import { clientImports } from '../queries.ts';

const LIST = '/manager/clients';
const hrefOf = (id: string) => `${LIST}/${id}`;

const KIND = {
  ...{ id: 'client-import', headings: CLIENT_HEADINGS, words: WORDS, listHref: LIST, hrefOf },
  fields: { all: CLIENT_SHEET_FIELDS, required: REQUIRED_CLIENT_FIELDS },
  alike: ['new', 'skip'],
  read: (file) => call(readClientSheet, { file }),
  check: async (file, rules, signal) => {
    const { likenesses, ...check } = await call(checkClients, { file, body: ruled(rules), signal });
    return { ...check, likenesses: likenesses.map(likenessOf) };
  },
  bring: (file, rules) => call(importClients, { file, body: ruled(rules) }),
  takeBack: (import_id) => call(undoClientImport, { params: { import_id } }),
  earlier: clientImports,
  refreshed: ['client-imports', 'clients', 'choices', 'client-duplicates'],
} as const satisfies Omit<Kind<ClientSheetField>, 'choices'>;

/** No client is changed by what is merely like it. */
const ruled = ({ known, alike }: Rules) => ({ known, alike: alike === 'update' ? 'ask' : alike }) as const;

const likenessOf = ({ reason, client, ...likeness }: RowLikeness): Likeness => ({
  ...likeness,
  ours: client && { name: client.name, href: hrefOf(client.id) },
  because: (name) => t(`reason_${reason}`, { name }),
});

/** Clients, as they come from a file. */
export function useClientKind(): Kind<ClientSheetField> {
  const clients = useQuery(clientChoices()).data?.data ?? [];
  const people = useQuery(personChoices()).data?.data ?? [];
  const choices = {
    parent: clients.map(({ name }) => name),
    owner: people.map(({ name }) => name),
    status: CLIENT_STATUSES,
  };
  return { ...KIND, choices };
}
