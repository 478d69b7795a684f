import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Domain } from '#contract/access/permission.ts';
import type { Role } from '#contract/access/roles.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { useRoleChoices } from '../../../../platform/roles.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { TextArea } from '../../../../ui/form/text-area.tsx';
import type { Form } from '../../../../ui/form-page/use-form.ts';
import { DateField } from '../../../../ui/number/date-field.tsx';
import { holderChoices } from '../../../choices/queries.ts';
import type { GrantValues } from '../../effects/grant-values.ts';
import { t } from '../../messages.ts';

type GrantFieldsProps = {
  form: Form<GrantValues>;
  domain: Domain;
  asksWho?: boolean;
  /** The highest role to choose, for somebody who changes one of their own. */
  most?: Role | undefined;
};

/** Role, reason and end of a grant; roles above one's own say so. */
export function GrantFields({ form, domain, asksWho, most }: GrantFieldsProps) {
  const roles = useRoleChoices(domain, most);
  const { today } = useFormat();
  return (
    <>
      {asksWho && <PersonField form={form} />}
      <Select label={t('role')} options={roles} {...form.field('role')} />
      <DateField
        label={t('until')}
        note={t('until_note')}
        optional
        {...form.field('expires_at')}
        min={today()}
      />
      <TextArea
        label={t('reason')}
        note={t('reason_note')}
        optional
        {...form.field('reason')}
        rows={2}
        maxLength={500}
      />
    </>
  );
}

function PersonField({ form }: { form: Form<GrantValues> }) {
  const [typed, setTyped] = useState('');
  const known = useQuery(holderChoices()).data?.data ?? [];
  const isChosen = known.some(({ id, name }) => id === form.values.member_id && name === typed);
  const { data, isFetching } = useQuery(holderChoices(isChosen ? '' : typed));
  const options = (data?.data ?? known).map(({ id, name, position }) => ({
    value: id,
    label: name,
    ...(position ? { detail: position } : {}),
  }));
  return (
    <Select
      label={t('person')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      {...form.field('member_id')}
    />
  );
}
