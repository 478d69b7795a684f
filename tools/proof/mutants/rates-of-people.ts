import type { Mutant } from '../mutant.ts';

const RATE_TESTS = ['api/src/features/service-types/rates-of-people.test.ts'];

/** Who may not be told what people cost and sell for. */
export const RATES_OF_PEOPLE: readonly Mutant[] = [
  {
    name: 'rates: whoever looks as a manager is told rates of people',
    file: 'api/src/features/service-types/queries/rates.ts',
    text: "return readsRatesOfPeople(context) ? rows : rows.where('service_rates.member_id', 'is', null);",
    instead: 'return rows;',
    tests: RATE_TESTS,
  },
  {
    name: 'rates: the database shows everybody rates of people',
    file: 'api/migrations/0234-rates-of-people.sql',
    text: "using (member_id is null or (select may_with_rates_of_people('read-rates')));",
    instead: 'using (true);',
    tests: RATE_TESTS,
  },
  {
    name: 'rates: whoever reads the team asks for rates of people',
    file: 'contract/src/members/rates.ts',
    text: "access: { scope: 'organization', object, action: 'read-rates' }",
    instead: "access: { scope: 'organization', object, action: 'read' }",
    tests: RATE_TESTS,
  },
];
