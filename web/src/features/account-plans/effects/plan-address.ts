/** Address of the list of account plans. */
export const PLANS = '/manager/account-plans';

/** Address of the board inside another application. */
export const EMBEDDED_PLANS = `${PLANS}/embedded`;

/** Pages of a plan beside its overview. */
type PlanPart =
  | 'strategy'
  | 'whitespace'
  | 'opportunities'
  | 'risks'
  | 'reviews'
  | 'decisions'
  | 'history'
  | 'print'
  | 'edit';

/** Address of a plan, or of a page of it. */
export const planHref = (id: string, part?: PlanPart): string =>
  part ? `${PLANS}/${id}/${part}` : `${PLANS}/${id}`;

/** Address of the projects that serve a plan, archived ones left out. */
export const projectsHref = (id: string): string => `/manager/projects?view=all&account_plan_id=${id}`;
