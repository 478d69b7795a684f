import type { RateScope } from '#contract/service-types/shapes.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { FieldPair } from '../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../ui/form-page/use-form.ts';
import { DateField } from '../../../ui/number/date-field.tsx';
import { names, type RateValues } from '../effects/rate-values.ts';
import { words } from '../effects/words/member-words.ts';
import { t } from '../messages.ts';
import { ClientField, MemberField, ProjectField, ServiceField } from './named-field.tsx';
import { MarginWarning } from './rates/margin-warning.tsx';

interface RateFieldsProps {
  readonly form: Form<RateValues>;
  /** For whom the rate may be. */
  readonly scopes: readonly RateScope[];
  /** For whom it is where that stands already: what for is asked instead. */
  readonly fixed: 'client' | 'member' | null;
}

/** The fields of a new rate. */
export function RateFields({ form, scopes, fixed }: RateFieldsProps) {
  const { locale } = useFormat();
  return (
    <>
      {fixed === 'client' && <ServiceField label={t('service_type')} {...form.field('service_type_id')} />}
      {fixed === 'member' && <OfMember form={form} />}
      {fixed === null && <ForWhom form={form} scopes={scopes} />}
      <FieldPair>
        <TextField label={t('bill_rate')} {...form.field('bill_rate')} />
        <TextField label={t('cost_rate')} {...form.field('cost_rate')} />
      </FieldPair>
      <MarginWarning values={form.values} />
      <Select label={t('currency')} options={currencyChoices(locale)} {...form.field('currency')} />
      <FieldPair>
        <DateField label={t('valid_from')} {...form.field('valid_from')} />
        <DateField
          label={t('valid_to')}
          optional
          {...form.field('valid_to')}
          min={form.values.valid_from ?? undefined}
        />
      </FieldPair>
      <Checkbox label={t('end_current')} {...form.field('end_current')} />
    </>
  );
}

/** What somebody's rate is for: all they do, unless a service or a project is named. */
function OfMember({ form }: Pick<RateFieldsProps, 'form'>) {
  const project = form.field('project_id');
  return (
    <FieldPair>
      <ServiceField
        label={words('service')}
        note={words('service_note')}
        optional
        {...form.field('service_type_id')}
      />
      <ProjectField
        label={words('project')}
        note={words('project_note')}
        optional
        {...project}
        onChange={(chosen) => {
          project.onChange(chosen);
          form.field('scope').onChange(chosen === null ? 'member' : 'assignment');
        }}
      />
    </FieldPair>
  );
}

function ForWhom({ form, scopes }: Omit<RateFieldsProps, 'fixed'>) {
  const scope = form.field('scope');
  return (
    <FieldPair>
      <Select
        label={t('scope')}
        options={scopes.map((value) => ({ value, label: t(`scope_${value}`) }))}
        {...scope}
        onChange={(chosen) => {
          const known = scopes.find((one) => one === chosen);
          if (known) scope.onChange(known);
        }}
      />
      <NamedFields form={form} />
    </FieldPair>
  );
}

function NamedFields({ form }: { form: Form<RateValues> }) {
  const named = (name: Parameters<typeof names>[1]) => names(form.values, name);
  return (
    <>
      {named('client_id') && <ClientField label={t('client')} {...form.field('client_id')} />}
      {named('member_id') && <MemberField label={t('member')} {...form.field('member_id')} />}
      {named('project_id') && <ProjectField label={t('project')} {...form.field('project_id')} />}
      {named('level') && (
        <TextField label={t('level')} placeholder={t('level_example')} {...form.field('level')} />
      )}
    </>
  );
}
