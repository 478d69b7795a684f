import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createShift } from '#contract/shifts/shift-endpoints.ts';
import { usePermissions } from '../../../../platform/person.ts';
import type { Option } from '../../../../ui/form/options.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import type { BoundField } from '../../../../ui/form-page/use-form.ts';
import { plannableProjects } from '../../queries.ts';
import { FORM_LABELS } from './shift-fields.tsx';

/** The project that a shift is planned in, of those that one plans. */
export function ProjectField({ value, onChange, ...field }: BoundField<string | null>) {
  const { may } = usePermissions();
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<Option>();
  // What was chosen stands in the field: it isn't looked for.
  const { data, isPending } = useQuery(plannableProjects(words === chosen?.label ? '' : words.trim()));
  const found = (data?.data ?? [])
    .filter(({ id }) => may(createShift, { project_id: id }))
    .map(({ id, code, name }) => ({ value: id, label: `${code} ${name}` }));
  const isFound = !chosen || found.some((one) => one.value === chosen.value);
  const options = isFound ? found : [chosen, ...found];
  const choose = (id: string | null) => {
    setChosen(options.find((one) => one.value === id));
    onChange(id);
  };
  return (
    <Select
      {...field}
      label={FORM_LABELS.project_id}
      options={options}
      value={value}
      onChange={choose}
      onSearch={setWords}
      loading={isPending}
    />
  );
}
