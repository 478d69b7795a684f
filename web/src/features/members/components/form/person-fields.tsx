import { useQuery } from '@tanstack/react-query';
import { memberEmployment } from '#contract/members/shapes.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { SuggestField } from '../../../../ui/form/suggest-field.tsx';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { Link } from '../../../../ui/theme/link.tsx';
import { offboardingHref } from '../../effects/list-address.ts';
import { employmentFrom, type PersonValues } from '../../effects/person-values.ts';
import { departmentNames } from '../../queries.ts';
import { f } from './messages.ts';
import { ColleagueSelect, SeatSelect } from './reference-select.tsx';

/** What of a person the form has to know beside its values; nothing of somebody new. */
export type Known = {
  readonly id: string;
  readonly name: string;
  readonly has_account: boolean;
  readonly invitation_id: string | null;
};

type FieldsProps = { form: Form<PersonValues>; person?: Known };

/** Everything that an organization keeps of a person, in three parts. */
export function PersonFields(props: FieldsProps) {
  return (
    <>
      <FormSection title={f('person')}>
        <WhoFields {...props} />
      </FormSection>
      <FormSection title={f('place')}>
        <PlaceFields {...props} />
      </FormSection>
      <FormSection title={f('work')}>
        <WorkFields {...props} />
      </FormSection>
    </>
  );
}

function WhoFields({ form, person }: FieldsProps) {
  return (
    <>
      <TextField label={f('name')} {...form.field('name')} maxLength={120} />
      <FieldPair>
        <EmailField form={form} {...(person ? { person } : {})} />
        <TextField
          label={f('phone')}
          note={f('phone_note')}
          optional
          type="tel"
          {...form.field('phone')}
          maxLength={30}
        />
      </FieldPair>
    </>
  );
}

/** An address that its person signs in with, or is invited at, isn't changed behind their back. */
function EmailField({ form, person }: FieldsProps) {
  const field = form.field('email');
  const isFree = form.values.employment === 'placeholder';
  const kept = person?.has_account ? 'email_account' : person?.invitation_id ? 'email_invited' : undefined;
  const said = kept
    ? { disabled: true, note: f(kept, { name: person?.name ?? '' }) }
    : isFree
      ? { optional: true, note: f('email_placeholder') }
      : {};
  return <TextField label={f('email')} type="email" {...field} {...said} maxLength={254} />;
}

/** A seat says what somebody is called and where they work, as long as nothing else was said. */
function PlaceFields({ form, person }: FieldsProps) {
  const departments = useQuery(departmentNames()).data?.names ?? [];
  const fill = ({ title, department }: { title: string; department: string | null }) => {
    const { position, department: said } = form.current();
    if (!position.trim()) form.set('position', title);
    if (!said.trim() && department) form.set('department', department);
  };
  return (
    <>
      <FieldPair>
        <TextField label={f('position')} optional {...form.field('position')} maxLength={120} />
        <SuggestField
          label={f('department')}
          optional
          suggestions={departments.map((value) => ({ value, label: value }))}
          {...form.field('department')}
          maxLength={120}
        />
      </FieldPair>
      <FieldPair>
        <ColleagueSelect
          label={f('manager_id')}
          optional
          {...form.field('manager_id')}
          without={person?.id}
        />
        <TextField label={f('level')} optional {...form.field('level')} maxLength={120} />
      </FieldPair>
      <SeatSelect
        label={f('position_id')}
        note={f('seat_note')}
        optional
        {...form.field('position_id')}
        onSeat={fill}
      />
    </>
  );
}

/** Whoever has an account leaves by being offboarded, since somebody has to take over what is theirs. */
function LastDayField({ form, person }: FieldsProps) {
  const { id: organization } = useOrganization();
  const field = <DateField label={f('end_date')} optional {...form.field('end_date')} />;
  if (!person?.has_account) return field;
  const note = (
    <>
      {f('end_by_offboarding')}{' '}
      <Link href={offboardingHref(organization, person)}>{f('to_offboarding')}</Link>
    </>
  );
  return <DateField label={f('end_date')} {...form.field('end_date')} disabled note={note} />;
}

function WorkFields({ form, person }: FieldsProps) {
  const minutes = form.values.weekly_capacity_minutes;
  const { onChange: onMinutes, ...capacity } = form.field('weekly_capacity_minutes');
  const kinds = memberEmployment.options.filter((one) => one !== 'placeholder' || !person?.has_account);
  return (
    <>
      <Select
        label={f('employment')}
        {...(person?.has_account ? {} : { note: f('placeholder_note') })}
        options={kinds.map((value) => ({ value, label: f(value) }))}
        {...form.field('employment')}
        onChange={(value) => form.set('employment', employmentFrom(value) ?? form.values.employment)}
      />
      <FieldPair>
        <DateField
          label={f('start_date')}
          {...(person ? {} : { optional: true, note: f('start_note') })}
          {...form.field('start_date')}
        />
        <LastDayField form={form} {...(person ? { person } : {})} />
      </FieldPair>
      <FieldPair>
        <NumberField
          label={f('weekly_capacity_minutes')}
          digits={2}
          suffix="h"
          {...capacity}
          value={minutes === null ? null : minutes / 60}
          onChange={(hours) => onMinutes(hours === null ? null : Math.round(hours * 60))}
        />
        <NumberField
          label={f('target_utilisation_pct')}
          note={f('target_note')}
          optional
          suffix="%"
          {...form.field('target_utilisation_pct')}
        />
      </FieldPair>
    </>
  );
}
