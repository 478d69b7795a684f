import type { ReactNode } from 'react';
import { readAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { SimplePage } from '../../../../ui/page/simple-page.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import { t as words } from '../../messages.ts';
import { t } from './messages.ts';

type ReadersOnlyProps = {
  /** What the page asks for first; a plan unless told. */
  asks?: Endpoint;
  plan_id?: string;
  /** What stands around the words; a page under the drawer unless told. */
  frame?: (words: ReactNode) => ReactNode;
  children: ReactNode;
};

const underDrawer = (said: ReactNode) => <SimplePage title={words('account_plans')}>{said}</SimplePage>;

/** A page for those who may read account plans; the others are told so instead of a page whose every part is refused. */
export function ReadersOnly(props: ReadersOnlyProps) {
  const { asks = readAccountPlan, plan_id, frame = underDrawer, children } = props;
  const permissions = usePermissions();
  if (permissions.may(asks, plan_id === undefined ? {} : { plan_id })) return children;
  return frame(<Empty title={t('not_yours')} note={t('not_yours_note')} />);
}
