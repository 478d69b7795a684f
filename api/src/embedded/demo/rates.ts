import { addMonths } from 'date-fns/addMonths';
import { format } from 'date-fns/format';
import { startOfMonth } from 'date-fns/startOfMonth';
import type { Company } from './company.ts';
import type { Row } from './insert.ts';
import { idOf } from './random.ts';

/** What a kind of work should leave at least, in percent: some agreed rates leave less. */
export const LOWEST_MARGINS: Readonly<Record<string, string>> = {
  Security: '25',
  Technical: '35',
  'Front of house': '30',
  Crowd: '30',
  Transport: '35',
};

/** A rate as the demo says it: part of the service's own cost and price, in hundredths. */
const partOf = (amount: string, hundredths: number): string =>
  ((Number(amount) * hundredths) / 100).toFixed(2);

const PAST = [
  { valid_from: '2022-01-01', valid_to: '2022-12-31', hundredths: 88 },
  { valid_from: '2023-01-01', valid_to: '2023-12-31', hundredths: 94 },
];

const pastOf = (
  [, , , cost, bill]: Company['services'][number],
  { hundredths, ...days }: (typeof PAST)[number],
): Row => ({ cost_rate: partOf(cost, hundredths), bill_rate: partOf(bill, hundredths), ...days });

/** What counts for work that nothing nearer has a rate for. */
const defaultOf = (slug: Company['slug'], currency: unknown, valid_from: string): Row => ({
  ...{
    org_id: idOf(slug),
    id: idOf(slug, 'default rate'),
    service_type_id: null,
    scope: 'organization',
    currency,
  },
  ...{ cost_rate: '18.00', bill_rate: '26.00', valid_from, valid_to: null },
  ...{ client_id: null, member_id: null, project_id: null },
});

/**
 * What an organization's services sold for over the years, and what was agreed from next month on: cards of two clients, and
 * somebody's rate on a project, and the default of all services. What counts today is what the demo's time was priced with.
 */
export const ratesOf = (
  { slug, services, clients, projects, settings: { currency } }: Company,
  team: readonly { readonly id: string; readonly name: string }[],
  now: Date,
): Row[] => {
  const org_id = idOf(slug);
  const next = format(startOfMonth(addMonths(now, 1)), 'yyyy-MM-dd');
  const rate = (named: string, [code, , , cost, bill]: Company['services'][number], fields: Row): Row => ({
    ...{ org_id, id: idOf(slug, code, named), service_type_id: idOf(slug, code), scope: 'service', currency },
    ...{
      cost_rate: cost,
      bill_rate: bill,
      valid_to: null,
      client_id: null,
      member_id: null,
      project_id: null,
    },
    ...fields,
  });
  const sold = services.filter(([, , , , bill]) => Number(bill) > 0).slice(0, 3);
  const cards = clients.slice(0, 2).flatMap(([, code], at) =>
    sold.map((service) =>
      rate(`card ${code}`, service, {
        ...{ scope: 'client', client_id: idOf(slug, 'client', code), valid_from: next },
        bill_rate: partOf(service[4], at === 0 ? 92 : 70),
      }),
    ),
  );
  const [project] = projects;
  const service = services.find(([code]) => project?.services.includes(code));
  const somebody = team.at(-1);
  const own =
    project && service && somebody
      ? [
          rate('own rate', service, {
            ...{ scope: 'assignment', member_id: somebody.id, project_id: idOf(slug, project.code) },
            ...{ bill_rate: partOf(service[4], 115), valid_from: next },
          }),
        ]
      : [];
  return [
    ...services.flatMap((service) =>
      PAST.map((year) => rate(`rate ${year.valid_from}`, service, pastOf(service, year))),
    ),
    ...services.map((service) => rate('rate', service, { valid_from: '2024-01-01' })),
    ...cards,
    ...own,
    defaultOf(slug, currency, next),
  ];
};
