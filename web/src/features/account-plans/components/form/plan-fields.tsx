import type { AccountPlan } from '#contract/account-plans/shapes.ts';
import { ACCOUNT_TIERS } from '#contract/account-plans/states.ts';
import type { Reference } from '#contract/shapes.ts';
import { typedAmounts } from '../../../../platform/format/amounts.ts';
import { currencyChoices } from '../../../../platform/format/currencies.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import { MoneyField } from '../../../../ui/number/money-field.tsx';
import { PLAN_LABELS } from '../../effects/plan-values.ts';
import { useClients, usePeople } from '../../effects/use-choices.ts';
import { t } from './messages.ts';
import { PeriodFields } from './period-fields.tsx';
import type { PlanForm } from './plan-form.ts';

type PlanFieldsProps = {
  form: PlanForm;
  /** The plan that there is. */
  plan?: AccountPlan;
  /** The client that is chosen, where it is known. */
  client: Reference | null;
  onClient?: () => void;
};

const LONGEST = 10_000;
const TIERS = ACCOUNT_TIERS.map((value) => ({
  value,
  label: t(({ A: 'tier_a', B: 'tier_b', C: 'tier_c' } as const)[value]),
}));

/** The fields of an account plan, new or not. */
export function PlanFields({ form, plan, client, onClient }: PlanFieldsProps) {
  const { field } = form;
  return (
    <>
      <Whom {...{ form, plan, client, onClient }} />
      <PeriodFields form={form} isNew={!plan} />
      <MoneyFields form={form} />
      <FormSection title={t('section_texts')}>
        <TextArea label={PLAN_LABELS.summary} optional {...field('summary')} rows={4} maxLength={LONGEST} />
        <TextArea
          label={PLAN_LABELS.client_goals}
          optional
          {...field('client_goals')}
          rows={4}
          maxLength={LONGEST}
        />
        <TextArea label={PLAN_LABELS.strategy} optional {...field('strategy')} rows={4} maxLength={LONGEST} />
      </FormSection>
    </>
  );
}

type WhomProps = {
  form: PlanForm;
  plan: AccountPlan | undefined;
  client: Reference | null;
  onClient: (() => void) | undefined;
};

function Whom({ form: { field }, plan, client, onClient }: WhomProps) {
  const clients = useClients(client);
  const people = usePeople(plan?.owner ?? null, plan?.sponsor ?? null);
  const of = field('client_id');
  const tier = field('tier');
  return (
    <FormSection title={t('section_whom')}>
      <Select
        label={PLAN_LABELS.client_id}
        {...clients}
        {...of}
        onChange={(id) => {
          of.onChange(id);
          onClient?.();
        }}
      />
      <TextField label={PLAN_LABELS.name} {...field('name')} maxLength={120} />
      <Select
        label={PLAN_LABELS.owner_id}
        {...(plan?.owner ? {} : { note: t('owner_note'), optional: true })}
        options={people}
        searchable
        {...field('owner_id')}
      />
      <Select
        label={PLAN_LABELS.sponsor_id}
        note={t('sponsor_note')}
        optional
        options={people}
        searchable
        {...field('sponsor_id')}
      />
      <Select
        label={PLAN_LABELS.tier}
        options={TIERS}
        {...tier}
        onChange={(given) => {
          const known = ACCOUNT_TIERS.find((one) => one === given);
          if (known) tier.onChange(known);
        }}
      />
    </FormSection>
  );
}

function MoneyFields({ form: { field, values } }: { form: PlanForm }) {
  const { locale } = useFormat();
  const organization = useOrganization();
  const amounts = typedAmounts(locale, values.currency ?? organization.currency);
  return (
    <FormSection title={t('section_money')}>
      <Select
        label={PLAN_LABELS.currency}
        options={currencyChoices(locale)}
        searchable
        {...field('currency')}
      />
      <FieldPair>
        <MoneyField
          label={PLAN_LABELS.revenue_target_minor}
          note={t('target_note')}
          optional
          amounts={amounts}
          {...field('revenue_target_minor')}
        />
        <MoneyField
          label={PLAN_LABELS.wallet_minor}
          note={t('wallet_note')}
          optional
          amounts={amounts}
          {...field('wallet_minor')}
        />
      </FieldPair>
    </FormSection>
  );
}
