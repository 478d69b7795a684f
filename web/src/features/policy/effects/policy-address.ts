import { ROLES } from '#contract/access/roles.ts';
import { PLACE_PARAMETERS } from '../../../platform/list/list-address.ts';
import { flag, oneOf, searchParameters, text } from '../../../platform/search.ts';
import { PLACES } from './words/place-words.ts';

/** The page's parts, in order. */
export const POLICY_TABS = ['rules', 'test', 'history', 'administrators'] as const;

/** A part of the page. */
export type PolicyTab = (typeof POLICY_TABS)[number];

const HOME = '/admin/policy';

/** Address of a part. */
export const policyHref = (tab: PolicyTab): string => (tab === 'rules' ? HOME : `${HOME}/${tab}`);

/** Where a draft is looked at before it is published. */
export const PREVIEW_HREF = `${HOME}/preview`;

/** The rules, in edit mode. */
export const EDIT_HREF = `${HOME}?edit=true`;

/** Everything that the address of the rules holds. */
export const rulesSearch = searchParameters({
  q: text,
  role: oneOf(ROLES),
  effect: oneOf(['allow', 'deny']),
  place: oneOf(PLACES),
  edit: flag,
});

/** Everything that the address of the rules holds, read. */
export type RulesSearch = ReturnType<typeof rulesSearch>;

/** A question to the policy as an address: `role` or the person `sub`, what they would do to what, and where. */
export const testSearch = searchParameters({
  role: oneOf(ROLES),
  sub: text,
  action: text,
  object: text,
  domain: text,
});

/** A question to the policy, read. */
export type TestSearch = ReturnType<typeof testSearch>;

/** Everything that the address of the history holds; `open` is the id of the policy that is looked at. */
export const historySearch = searchParameters({ ...PLACE_PARAMETERS, open: text });

/** Everything that the address of the history holds, read. */
export type HistorySearch = ReturnType<typeof historySearch>;
