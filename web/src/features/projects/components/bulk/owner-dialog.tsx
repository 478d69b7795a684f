import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BulkChange } from '#contract/projects/bulk.ts';
import { Select } from '../../../../ui/form/select.tsx';
import { personChoices } from '../../../choices/queries.ts';
import { optionsOf } from '../options-of.ts';
import { BulkForm, type BulkFormProps } from './bulk-form.tsx';
import { t } from './messages.ts';

/** Asks who owns chosen projects from now on. */
export function OwnerDialog({ count, onChange, ...form }: BulkFormProps<BulkChange> & { count: number }) {
  const people = useQuery(personChoices());
  const [owner_id, setOwner] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const submit = () => {
    setAsked(true);
    if (owner_id) onChange({ verb: 'assign', owner_id });
  };
  return (
    <BulkForm {...form} title={t('assign_title', { count })} verb={t('assign_verb')} onSubmit={submit}>
      <Select
        label={t('owner')}
        options={optionsOf(people.data?.data)}
        value={owner_id}
        onChange={setOwner}
        searchable
        loading={people.isPending}
        error={asked && !owner_id ? t('owner_needed') : undefined}
      />
    </BulkForm>
  );
}
