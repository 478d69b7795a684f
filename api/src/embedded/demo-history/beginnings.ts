import type { Company } from '../demo/company.ts';
import { idOf } from '../demo/random.ts';
import { ADMINISTRATOR, FIRST_DAY, type Happening, made, momentOf, type Stage } from './happening.ts';

/** The first days: services with their rates, and clients, as an administrator sets them up. */
export const beginningsOf = (stage: Stage): Happening[] => [
  ...stage.company.services.flatMap((service, at) => serviceOf(stage, service, at)),
  ...stage.company.clients.flatMap((client, at) => clientOf(stage, client, at)),
];

const serviceOf = (
  stage: Stage,
  [code, name, category, cost_rate, bill_rate]: Company['services'][number],
  at: number,
): Happening[] => {
  const { slug, settings } = stage.company;
  const subject = ['service-type', idOf(slug, code)] as const;
  const fields = { code, name, category, unit: 'hour', billable: category !== 'Internal' };
  const rate = { scope: 'service', cost_rate, bill_rate, currency: settings.currency };
  return [
    {
      at: momentOf(stage, FIRST_DAY, 70 + at * 9),
      by: ADMINISTRATOR,
      type: 'service-type.created',
      subject,
      changes: made(fields),
    },
    {
      at: momentOf(stage, FIRST_DAY, 73 + at * 9),
      by: ADMINISTRATOR,
      type: 'service-type.rate_added',
      subject,
      changes: made({ ...rate, valid_from: '2024-01-01' }),
      data: { rate_id: idOf(slug, code, 'rate') },
    },
  ];
};

/** What was still missing of a client at first, and when it was filled in. */
const LATER = [
  { field: 'website', before: null, daysAgo: 61 },
  { field: 'payment_terms_days', before: 14, daysAgo: 47 },
  { field: 'industry', before: null, daysAgo: 33 },
  { field: 'status', before: 'prospect', daysAgo: 72 },
] as const;

/** When the client of a place in the list was written down, and when it was changed last. */
export const daysOfClient = (
  stage: Stage,
  at: number,
): { readonly created: Date; readonly changed: Date } => {
  const { daysAgo } = LATER[at % LATER.length] ?? LATER[0];
  return {
    created: momentOf(stage, FIRST_DAY - 1, 65 + at * 11),
    changed: momentOf(stage, daysAgo - at, 100 + at * 17),
  };
};

const clientOf = (
  stage: Stage,
  [name, code, industry, website, owner]: Company['clients'][number],
  at: number,
): Happening[] => {
  const { slug, settings } = stage.company;
  const subject = ['client', idOf(slug, 'client', code)] as const;
  const fields: Record<string, unknown> = {
    ...{ name, code, industry, website, owner_id: idOf(slug, owner) },
    ...{ status: 'active', payment_terms_days: 30, currency: settings.currency },
  };
  const { field, before } = LATER[at % LATER.length] ?? LATER[0];
  const { created, changed } = daysOfClient(stage, at);
  return [
    {
      at: created,
      by: ADMINISTRATOR,
      type: 'client.created',
      subject,
      changes: made({ ...fields, [field]: before }),
    },
    {
      at: changed,
      by: ADMINISTRATOR,
      type: 'client.updated',
      subject,
      changes: { [field]: [before, fields[field]] },
    },
  ];
};
