import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Option } from '../../../../ui/form/options.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { type Choice, type Kind, type NamedOf, type NewOne, proposal } from '../../effects/choices.ts';
import { ours } from '../../effects/ours.ts';
import { t } from './messages.ts';

const NEW = 'new';
const NONE = 'none';
const TYPING_MS = 200;

type AssignSelectProps = {
  kind: Kind;
  named: NamedOf;
  /** What the row is called on the page. */
  title: string;
  choice: Choice;
  error?: string | undefined;
  onChoose: (choice: Choice) => void;
};

/** What something in the file becomes: one of ours, found by typing, something new, or nothing. */
export function AssignSelect({ kind, named, title, choice, error, onChoose }: AssignSelectProps) {
  const [typed, setTyped] = useState('');
  const fixed = fixedOptions(kind, named, choice);
  const label = [...fixed, ...chosenOption(choice)].find(({ value }) => value === optionOf(choice))?.label;
  // An opened field holds the label of what is chosen; that isn't a search.
  const [q] = useDebouncedValue(typed === label ? '' : typed.trim(), TYPING_MS);
  const { data = [], isFetching } = useQuery(ours(kind, q));
  const options = unique([...fixed, ...chosenOption(choice), ...data]);
  const choose = (value: string | null) => {
    if (value === NONE) onChoose({ kind: 'none' });
    else if (value === NEW) onChoose(newOne(kind, named));
    else {
      const found = options.find((option) => option.value === value);
      if (found) onChoose({ kind: 'ours', id: found.value, name: found.label });
    }
  };
  return (
    <Select
      label={t(`choose_${kind}`, { name: title })}
      options={options}
      value={optionOf(choice)}
      onChange={choose}
      onSearch={setTyped}
      loading={isFetching && q !== ''}
      placeholder={t('choose')}
      error={error}
    />
  );
}

const optionOf = (choice: Choice): string | null => {
  if (choice.kind === 'ours') return choice.id;
  return choice.kind === 'open' ? null : choice.kind;
};

const chosenOption = (choice: Choice): Option[] =>
  choice.kind === 'ours' ? [{ value: choice.id, label: choice.name }] : [];

const unique = (options: readonly Option[]): Option[] => [
  ...new Map(options.map((option) => [option.value, option])).values(),
];

const fixedOptions = (kind: Kind, named: NamedOf, choice: Choice): Option[] => {
  const name = choice.kind === 'new' ? choice.name : named.name;
  return [
    ...(name === '' ? [] : [{ value: NEW, label: t('create', { name }) }]),
    ...(kind === 'projects' || kind === 'services' ? [{ value: NONE, label: t(`none_${kind}`) }] : []),
  ];
};

/** Something new even where one of ours would match. */
const newOne = (kind: Kind, named: NamedOf): NewOne => {
  const made = proposal(kind, { ...named, match: null });
  return made.kind === 'new' ? made : { kind: 'new', name: named.name };
};
