/** A rule about addresses: `:name` stands for one segment, `*` at the end for all that follow. */
export interface RedirectRule {
  readonly from: string;
  /** A path of ours with the same names, or an absolute address, which is a full page load. */
  readonly to: string;
}

/** Where addresses lead that have no page of their own: short ones that people type, and the API's documentation. */
export const REDIRECTS: readonly RedirectRule[] = [
  { from: '/manager', to: '/manager/projects' },
  { from: '/projects', to: '/manager/projects' },
  { from: '/projects/*', to: '/manager/projects/*' },
  { from: '/clients', to: '/manager/clients' },
  { from: '/clients/:id', to: '/manager/clients/:id' },
  { from: '/service-types', to: '/manager/service-types' },
  { from: '/service-types/:id', to: '/manager/service-types/:id' },
  { from: '/organizations/*', to: '/manager/organizations/*' },
  { from: '/account-plans', to: '/manager/account-plans' },
  { from: '/account-plans/*', to: '/manager/account-plans/*' },
  { from: '/activity', to: '/daily-activity' },
  { from: '/timesheet', to: '/daily-activity' },
];

/** Rules that would hide a page, in sentences: an address has either a page or a rule. */
export const hidingRules = (rules: readonly RedirectRule[], pages: readonly string[]): string[] =>
  rules
    .filter(({ from }) => pages.some((page) => shapeOf(page) === shapeOf(from)))
    .map(({ from }) => `The rule for ${from} hides the page of that address.`);

const shapeOf = (path: string): string => path.replaceAll(/[:$][^/]+/g, '?');
