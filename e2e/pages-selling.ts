import { at, called, first, type Place } from './pages-place.ts';

/** The plan of the demo that has something of everything, and several revisions. */
const FULL_PLAN = 'Port of Aldermouth growth plan';

/** Clients, scenarios, dealsheets and account plans. */
export const SELLING: readonly Place[] = [
  at('clients', 'admin', '/manager/clients'),
  at('client-new', 'admin', '/manager/clients/new'),
  at('import-clients', 'admin', '/manager/clients/import'),
  first('client', 'admin', '/manager/clients'),
  at('client-duplicates', 'admin', '/manager/clients/duplicates'),
  first('client-merge', 'admin', '/manager/clients', '/merge'),
  at('client-duplicates-dismissed', 'admin', '/manager/clients/duplicates?dismissed=true'),
  at('calculator', 'admin', '/calculator'),
  at('calculator-new', 'admin', '/calculator/new'),
  first('scenario', 'admin', '/calculator'),
  at('calculator-compare-nothing', 'admin', '/calculator/compare'),
  {
    name: 'calculator-compare',
    mailbox: 'admin',
    path: async (page) => {
      await page.goto('/calculator?view=frozen');
      const rows = page.locator('main a[href^="/calculator/"]:not([href$="/new"])');
      await rows.nth(1).waitFor();
      const ids = await rows.evaluateAll((links) =>
        links.map((link) => `${link.getAttribute('href')}`.split('/').at(-1)),
      );
      return `/calculator/compare?id=${ids[0]}&id=${ids[1]}`;
    },
  },
  at('calculator-nothing-found', 'admin', '/calculator?q=nothing-is-called-this'),
  at('calculator-print', 'admin', '/calculator/print'),
  at('account-plans', 'manager', '/manager/account-plans'),
  at('account-plans-heat', 'manager', '/manager/account-plans?layout=heat'),
  at('account-plans-nothing-found', 'manager', '/manager/account-plans?q=nothing-is-called-this'),
  at('account-plan-new', 'manager', '/manager/account-plans/new'),
  first('account-plan', 'director', '/manager/account-plans'),
  first('account-plan-edit', 'director', '/manager/account-plans', '/edit'),
  ...['strategy', 'whitespace', 'opportunities', 'risks', 'reviews', 'decisions', 'history', 'print'].map(
    (tab) => called(`account-plan-${tab}`, 'director', '/manager/account-plans', FULL_PLAN, `/${tab}`),
  ),
  at('dealsheets', 'director', '/manager/dealsheets'),
  at('dealsheets-in-rows', 'director', '/manager/dealsheets?view=all&show=list'),
  at('dealsheets-nothing-found', 'director', '/manager/dealsheets?q=nothing-is-called-this'),
  at('dealsheet-new', 'director', '/manager/dealsheets/new'),
  first('dealsheet', 'director', '/manager/dealsheets'),
  first('dealsheet-edit', 'director', '/manager/dealsheets', '/edit'),
  ...['margin', 'risks', 'revisions', 'approval', 'activity'].map((tab) =>
    first(`dealsheet-${tab}`, 'director', '/manager/dealsheets', `?tab=${tab}`),
  ),
  at('account-plans-embedded', 'manager', '/manager/account-plans/embedded'),
];
