import type { Role } from '#contract/access/roles.ts';

/** Who may ask, as the specification and the table of the default policy say it. Reviewed by people, computed from nothing. */
export interface Expectation {
  /** Where the role has to be held: in the organization, in it or the project, above all of them, or nowhere; `anybody` signs in nowhere. */
  readonly scope: 'organization' | 'project' | 'root' | 'person' | 'anybody';
  /** The lowest role that may; null where being signed in is enough. */
  readonly least: Role | null;
  /** What whoever may ask gets for a call that changes nothing, where it isn't what its kind always gets (see `demand.ts`). */
  readonly passing?: number;
  /** The same for an administrator who isn't on the team. */
  readonly outsider?: number;
  /** What an id of the organization that isn't the caller's to see gets; 404, unless said otherwise. */
  readonly hidden?: number;
  /** A reading that stands in the audit trail, or what tells nobody but whoever asks. */
  readonly recorded?: true;
  /** Who takes its body, where being signed in lets one ask and something else decides. */
  readonly writer?: Role;
  /** A second one at once is told to wait. */
  readonly alone?: true;
}

type Rest = Omit<Expectation, 'scope' | 'least'>;
/** Asked in an organization. */
export const inOrganization = (least: Role, rest: Rest = {}): Expectation => ({
  scope: 'organization',
  least,
  ...rest,
});
/** Asked in a project. */
export const inProject = (least: Role, rest: Rest = {}): Expectation => ({
  scope: 'project',
  least,
  ...rest,
});
/** Asked of administrators of everything. */
export const aboveAll = (rest: Rest = {}): Expectation => ({ scope: 'root', least: 'admin', ...rest });
/** Asked by whoever is signed in. */
export const anybody = (rest: Rest = {}): Expectation => ({ scope: 'person', least: null, ...rest });
/** Asked by whoever comes. */
export const notSignedIn = (rest: Rest = {}): Expectation => ({ scope: 'anybody', least: null, ...rest });

/** Time is one's own: an administrator from outside has none, and nobody reads or writes a colleague's. */
export const ownTime = (rest: Rest = {}) => inOrganization('member', { outsider: 404, ...rest });
/** So are the views that one has saved. */
export const ownView = () => ownTime();
/** Nothing runs, is archived or waits in the rows of the matrix, so that these change nothing. */
export const RESTING = { passing: 200 };
export const REFUSED = { passing: 422 };
export const NOT_ON_THE_TEAM = { outsider: 422 };
/** The comment of the matrix is a colleague's reply: nobody else brings it back, and it stands for no thread. */
export const SOMEBODY_ELSES = { ...REFUSED, ...NOT_ON_THE_TEAM };
