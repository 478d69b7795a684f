import { useQuery } from '@tanstack/react-query';
import type { Reference } from '#contract/shapes.ts';
import type { FieldProps } from '../../../../ui/form/field.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { personChoices } from '../../../choices/queries.ts';

type OwnerSelectProps = FieldProps & {
  /** Whoever it is now: they stay among the options, also where they have left. */
  owner: Reference | null;
  value: string | null;
  onChange: (value: string | null) => void;
};

/** Somebody of the team, or nobody. */
export function OwnerSelect({ owner, ...field }: OwnerSelectProps) {
  const team = (useQuery(personChoices()).data?.data ?? []).map(({ id, name }) => ({
    value: id,
    label: name,
  }));
  const known = !owner || team.some(({ value }) => value === owner.id);
  return (
    <Select
      {...field}
      options={known ? team : [{ value: owner.id, label: owner.name }, ...team]}
      searchable
      optional
    />
  );
}
