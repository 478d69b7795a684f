import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';
import { ButtonLink } from '../../../../ui/action/button.tsx';
import { ListEmpty } from '../../../../ui/list/parts/list-empty.tsx';
import { Empty } from '../../../../ui/state/empty.tsx';
import type { PlanView } from '../../effects/list-address.ts';
import { PLANS } from '../../effects/plan-address.ts';
import { t } from './messages.ts';

type PlansEmptyProps = { view: PlanView; filters: readonly string[]; onClear: () => void };

const EVERYTHING = { label: t('show_all'), href: `${PLANS}?view=all` };
const OTHERS = { title: t('view_empty'), note: t('view_empty_note'), ...EVERYTHING };
const DECIDED = { title: t('nothing_to_decide'), note: t('nothing_to_decide_note'), ...EVERYTHING };
/** Views that are empty where there is nothing at all. */
const WHOLE: readonly PlanView[] = ['current', 'all'];

/** Nothing to show: what a plan is, and how to make the first one for whoever may. */
export const PlansEmpty = ({ view, ...filters }: PlansEmptyProps) => (
  <ListEmpty
    {...filters}
    nothingFound={t('nothing_found')}
    view={WHOLE.includes(view) ? undefined : view === 'to_decide' ? DECIDED : OTHERS}
  >
    <NoPlan />
  </ListEmpty>
);

function NoPlan() {
  const mayCreate = usePermissions().may(createAccountPlan);
  if (!mayCreate) return <Empty title={t('none')} note={t('none_others_note')} />;
  return (
    <Empty title={t('none')} note={t('none_note')}>
      <ButtonLink href={`${PLANS}/new`} variant="primary">
        {t('new_plan')}
      </ButtonLink>
    </Empty>
  );
}
