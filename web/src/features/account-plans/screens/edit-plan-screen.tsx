import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { updateAccountPlan } from '#contract/account-plans/endpoints.ts';
import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { WRITABLE_STATUSES } from '#contract/account-plans/states.ts';
import { failedRead } from '../../../platform/list/failed-read.ts';
import { usePermissions } from '../../../platform/person.ts';
import { ButtonLink } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormPage } from '../../../ui/form-page/form-page.tsx';
import { DetailPage } from '../../../ui/page/detail-page.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { LoadError } from '../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../ui/state/skeleton.tsx';
import { t } from '../components/form/messages.ts';
import { PlanFields } from '../components/form/plan-fields.tsx';
import { ReadersOnly } from '../components/page/readers-only.tsx';
import { PLANS, planHref } from '../effects/plan-address.ts';
import { PLAN_LABELS } from '../effects/plan-values.ts';
import { useClient } from '../effects/use-choices.ts';
import { useEditPlan } from '../effects/use-edit-plan.ts';
import { t as words } from '../messages.ts';
import { accountPlan } from '../queries.ts';

/** The form of a plan. It stays over the version it was opened with, whatever is read meanwhile. */
export const EditPlanScreen = ({ id }: { id: string }) => (
  <ReadersOnly plan_id={id}>
    <Edit id={id} />
  </ReadersOnly>
);

function Edit({ id }: { id: string }) {
  const { data, error, refetch } = useQuery(accountPlan(id));
  if (data) return <Loaded data={data} />;
  return (
    <DetailPage title={t('edit')} crumbs={[{ label: words('account_plans'), href: PLANS }]}>
      {error ? <LoadError {...failedRead(error, t('failed'), refetch)} /> : <SkeletonRows rows={10} />}
    </DetailPage>
  );
}

function Loaded({ data }: { data: AccountPlan }) {
  const [base, setBase] = useState(data);
  const mayWrite = usePermissions().may(updateAccountPlan, { plan_id: base.id });
  if (!mayWrite) return <NothingToEdit plan={base} title={t('not_allowed')} why={t('not_allowed_here')} />;
  const why = whyFixed(base);
  if (why) return <NothingToEdit plan={base} title={t('fixed')} why={why} />;
  return <EditForm key={base.version} base={base} onTake={setBase} />;
}

const whyFixed = ({ status, archived_at }: AccountPlan): string | null => {
  if (archived_at !== null) return t('fixed_archived');
  if (WRITABLE_STATUSES.some((one) => one === status)) return null;
  return status === 'closed' ? t('fixed_closed') : t('fixed_in_review');
};

const crumbsOf = ({ id, name }: AccountPlan) => [
  { label: words('account_plans'), href: PLANS },
  { label: name, href: planHref(id) },
  { label: t('edit') },
];

function EditForm({ base, onTake }: { base: AccountPlan; onTake: (theirs: AccountPlan) => void }) {
  const { form, conflicts, theirs, keepMine, leaveMine, forgetTheirs } = useEditPlan(base);
  const chosen = useClient(form.values.client_id);
  const take = () => {
    if (!theirs) return;
    leaveMine(theirs);
    onTake(theirs);
  };
  return (
    <>
      <FormPage
        title={t('edit_title', { name: base.name })}
        crumbs={crumbsOf(base)}
        form={form}
        labels={PLAN_LABELS}
        cancelHref={planHref(base.id)}
      >
        <PlanFields form={form} plan={base} client={chosen ?? base.client} />
      </FormPage>
      <ConflictDialog
        open={theirs !== null}
        conflicts={conflicts}
        onKeep={() => void keepMine()}
        onTake={take}
        onClose={forgetTheirs}
      />
    </>
  );
}

/** What is in review, over or archived stays as it is, and so does any plan for whoever only reads it. */
const NothingToEdit = ({ plan, title, why }: { plan: AccountPlan; title: string; why: string }) => (
  <DetailPage title={plan.name} crumbs={crumbsOf(plan)}>
    <Empty title={title} note={why}>
      <ButtonLink href={planHref(plan.id)}>{t('open')}</ButtonLink>
    </Empty>
  </DetailPage>
);
