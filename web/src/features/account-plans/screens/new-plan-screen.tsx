import { createAccountPlan } from '#contract/account-plans/endpoints.ts';
import { usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { SimplePage } from '../../../ui/page/simple-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { BeginSection } from '../components/form/begin-section.tsx';
import { t } from '../components/form/messages.ts';
import { PlanFields } from '../components/form/plan-fields.tsx';
import type { NewPlanSearch } from '../effects/new-address.ts';
import { PLANS } from '../effects/plan-address.ts';
import { PLAN_LABELS } from '../effects/plan-values.ts';
import { useClient } from '../effects/use-choices.ts';
import { useNewPlan } from '../effects/use-new-plan.ts';
import { t as words } from '../messages.ts';

const HEAD = {
  title: t('new_title'),
  crumbs: [{ label: words('account_plans'), href: PLANS }, { label: t('new_title') }],
};
const LABELS = { ...PLAN_LABELS, preset: t('preset'), from_plan_id: t('from_plan') };

/** A plan of a client, from nothing, a preset, or an earlier plan; what the address names is chosen already. */
export function NewPlanScreen({ search }: { search: NewPlanSearch }) {
  return usePermissions().may(createAccountPlan) ? <NewPlanForm search={search} /> : <NotAllowed />;
}

function NewPlanForm({ search }: { search: NewPlanSearch }) {
  const { form, presets } = useNewPlan(search);
  const client = useClient(form.values.client_id) ?? null;
  return (
    <FormPage
      {...HEAD}
      note={t('new_note')}
      form={form}
      labels={LABELS}
      save={t('create')}
      cancelHref={PLANS}
    >
      <BeginSection form={form} presets={presets} />
      <PlanFields form={form} client={client} onClient={() => form.set('from_plan_id', null)} />
    </FormPage>
  );
}

const NotAllowed = () => (
  <SimplePage {...HEAD}>
    <Empty title={t('not_allowed')} note={t('not_allowed_note')}>
      <ButtonLink href={PLANS}>{t('look')}</ButtonLink>
    </Empty>
  </SimplePage>
);
