import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Position } from '#contract/positions/shapes.ts';
import type { Reference } from '#contract/shapes.ts';
import type { FieldProps } from '../../../../ui/form/field.tsx';
import type { Option } from '../../../../ui/form/options.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { personChoices } from '../../../choices/queries.ts';
import { seats } from '../../queries.ts';
import { f } from './messages.ts';

type ReferenceProps = FieldProps & {
  value: Reference | null;
  onChange: (value: Reference | null) => void;
};

/** Somebody of the team, looked for by name. */
export function ColleagueSelect({ without, ...field }: ReferenceProps & { without?: string | undefined }) {
  const { typed, setTyped } = useTyped(field.value);
  const { data, isFetching } = useQuery(personChoices(typed));
  const options = (data?.data ?? [])
    .filter(({ id }) => id !== without)
    .map(({ id, name, position }) => ({ value: id, label: name, ...(position ? { detail: position } : {}) }));
  return <Found {...field} options={options} loading={isFetching} onSearch={setTyped} />;
}

type Seat = Pick<Position, 'title' | 'department'>;

/** A position of the organization, with how many of its seats are vacant; those that are filled can't be chosen. */
export function SeatSelect({ onSeat, ...field }: ReferenceProps & { onSeat?: (seat: Seat) => void }) {
  const { typed, setTyped } = useTyped(field.value);
  const { data, isFetching } = useQuery({ ...seats(typed), placeholderData: keepPreviousData });
  const options = (data?.data ?? []).map(({ id, title, department, headcount, filled_by }) => {
    const vacant = headcount - filled_by.length;
    const standing = vacant > 0 ? f('seats_vacant', { count: vacant }) : f('seat_filled');
    const detail = department ? f('seat_in', { department, standing }) : standing;
    return { value: id, label: title, detail, disabled: vacant <= 0 && id !== field.value?.id };
  });
  const pick = (value: Reference | null) => {
    field.onChange(value);
    const seat = data?.data.find(({ id }) => id === value?.id);
    if (seat) onSeat?.(seat);
  };
  return <Found {...field} onChange={pick} options={options} loading={isFetching} onSearch={setTyped} />;
}

/** What is looked for; nothing while the field holds the name of what is chosen. */
function useTyped(value: Reference | null) {
  const [typed, setTyped] = useState('');
  return { typed: typed === value?.name ? '' : typed.trim(), setTyped };
}

type FoundProps = ReferenceProps & {
  options: readonly Option[];
  loading: boolean;
  onSearch: (text: string) => void;
};

function Found({ value, onChange, options, ...field }: FoundProps) {
  const isKnown = !value || options.some((option) => option.value === value.id);
  const all = isKnown ? options : [{ value: value.id, label: value.name }, ...options];
  const pick = (id: string | null) => {
    const option = all.find((one) => one.value === id);
    onChange(option ? { id: option.value, name: option.label } : null);
  };
  return <Select {...field} options={all} value={value?.id ?? null} onChange={pick} />;
}
