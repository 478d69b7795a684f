import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { organizationDomain } from '#contract/access/permission.ts';
import { useOrganization } from '../../../../platform/person.ts';
import { useRoleChoices } from '../../../../platform/roles.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import { FieldPair, FormSection } from '../../../../ui/form-page/form-page.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { NumberField } from '../../../../ui/number/number-field.tsx';
import { projectList } from '../../../projects/queries.ts';
import type { InviteValues } from '../../effects/use-invite-form.ts';
import { t } from '../../messages.ts';

/** As what, where and until when people are invited, and what the mail says. */
export function TermsSections({ form }: { form: Form<InviteValues> }) {
  const roles = useRoleChoices(organizationDomain(useOrganization().id));
  return (
    <>
      <FormSection title={t('section_role')}>
        <FieldPair>
          <Select label={t('role_for_all')} note={t('role_note')} options={roles} {...form.field('role')} />
          <ProjectField form={form} />
        </FieldPair>
      </FormSection>
      <FormSection title={t('section_mail')}>
        <TextArea
          label={t('message')}
          note={t('message_note')}
          optional
          {...form.field('message')}
          maxLength={2000}
        />
        <FieldPair>
          <NumberField
            label={t('expires')}
            note={t('expires_note')}
            suffix={t('days')}
            {...form.field('expires_in_days')}
          />
        </FieldPair>
      </FormSection>
    </>
  );
}

function ProjectField({ form }: { form: Form<InviteValues> }) {
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState('');
  const { data, isFetching } = useQuery(projectList({ q: typed === chosen ? '' : typed, per_page: 20 }));
  const options = (data?.data ?? []).map(({ id, name, code }) => ({ value: id, label: name, detail: code }));
  const field = form.field('project_id');
  return (
    <Select
      label={t('project')}
      note={t('project_note')}
      optional
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      {...field}
      onChange={(id) => {
        setChosen(options.find(({ value }) => value === id)?.label ?? '');
        field.onChange(id);
      }}
    />
  );
}
