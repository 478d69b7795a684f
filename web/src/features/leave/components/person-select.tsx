import { useQuery } from '@tanstack/react-query';
import type { FieldProps } from '../../../ui/form/field.tsx';
import { Select } from '../../../ui/form/select.tsx';
import { personChoices } from '../../choices/queries.ts';

type PersonSelectProps = FieldProps & {
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string;
  /** Who isn't among them. */
  without?: string;
};

/** Somebody of the team. */
export function PersonSelect({ without, ...props }: PersonSelectProps) {
  const { data, isPending } = useQuery(personChoices());
  const options = (data?.data ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, name }) => ({ value: id, label: name }));
  return <Select {...props} searchable options={options} loading={isPending} />;
}
