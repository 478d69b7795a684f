import type { TestDatabase } from '../database.ts';
import { insertRow } from '../factories/insert-row.ts';

/** Rates that the proof asks about. */
export interface RateRows {
  readonly rate: string;
  /** Of another service. */
  readonly otherRate: string;
  /** Of all services. */
  readonly wideRate: string;
}

/** Rates of people that the proof asks about. */
export interface RatesOfPeople {
  readonly memberRate: string;
  /** Of somebody else. */
  readonly otherMemberRate: string;
}

/** What a colleague and somebody else cost and sell for, whatever they do. */
export const makeRatesOfPeople = async (
  database: TestDatabase,
  org_id: string,
  [colleague, other]: readonly [string | null, string | null],
): Promise<RatesOfPeople> => {
  const rate = (member_id: string | null) =>
    insertRow(database, 'service_rates', {
      ...{ org_id, scope: 'member', member_id, cost_rate: '31.37', bill_rate: '57.91', currency: 'GBP' },
      valid_from: '2026-01-01',
    });
  return { memberRate: await rate(colleague), otherMemberRate: await rate(other) };
};

/** A rate of each kind: a card of a client, one of a level, those of two services and one of all. */
export const makeRates = async (
  database: TestDatabase,
  org_id: string,
  { client, service, otherService }: { client: string; service: string; otherService: string },
): Promise<RateRows> => {
  const rate = (fields: object) =>
    insertRow(database, 'service_rates', {
      ...{ org_id, cost_rate: '30', bill_rate: '50', currency: 'GBP', valid_from: '2026-01-01' },
      ...fields,
    });
  await rate({ service_type_id: service, scope: 'client', client_id: client, valid_to: '2035-12-31' });
  await rate({ service_type_id: service, scope: 'member_level', level: 'Senior' });
  return {
    rate: await rate({ service_type_id: service, scope: 'service' }),
    otherRate: await rate({ service_type_id: otherService, scope: 'service' }),
    wideRate: await rate({ scope: 'organization' }),
  };
};
