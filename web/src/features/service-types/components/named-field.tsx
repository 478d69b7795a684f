import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { Select } from '../../../ui/form/select.tsx';
import { clientChoices, personChoices, serviceTypeChoices } from '../../choices/queries.ts';
import { projectChoices } from '../queries.ts';

interface Page {
  readonly data: readonly { readonly id: string; readonly name: string }[];
}

interface FoundProps extends Omit<ComponentProps<typeof Select>, 'options' | 'onSearch' | 'loading'> {
  readonly all: Page | undefined;
  readonly found: Page | undefined;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly fetching: boolean;
}

const Found = ({ all, found, typed, onType, fetching, ...field }: FoundProps) => (
  <Select
    {...field}
    options={
      ((typed === '' ? all : found) ?? all)?.data.map(({ id, name }) => ({ value: id, label: name })) ?? []
    }
    onSearch={onType}
    loading={fetching}
  />
);

type NamedFieldProps = Omit<ComponentProps<typeof Select>, 'options' | 'onSearch' | 'loading'>;

/** What a search asks: nothing while the text is the name of what is chosen. */
const searchOf = (typed: string, all: Page | undefined): string =>
  all?.data.some(({ name }) => name === typed) ? '' : typed;

/** Chooses a client. */
export function ClientField(field: NamedFieldProps) {
  const [typed, onType] = useState('');
  const all = useQuery(clientChoices()).data;
  const q = searchOf(typed, all);
  const { data: found, isFetching } = useQuery(clientChoices(q));
  return <Found {...field} {...{ all, found, onType }} typed={q} fetching={isFetching} />;
}

/** Chooses somebody of the team. */
export function MemberField(field: NamedFieldProps) {
  const [typed, onType] = useState('');
  const all = useQuery(personChoices()).data;
  const q = searchOf(typed, all);
  const { data: found, isFetching } = useQuery(personChoices(q));
  return <Found {...field} {...{ all, found, onType }} typed={q} fetching={isFetching} />;
}

/** Chooses a project. */
export function ProjectField(field: NamedFieldProps) {
  const [typed, onType] = useState('');
  const all = useQuery(projectChoices('')).data;
  const q = searchOf(typed, all);
  const { data: found, isFetching } = useQuery(projectChoices(q));
  return <Found {...field} {...{ all, found, onType }} typed={q} fetching={isFetching} />;
}

/** Chooses a service type that is in use. */
export function ServiceField(field: NamedFieldProps) {
  const [typed, onType] = useState('');
  const all = useQuery(serviceTypeChoices()).data;
  const q = searchOf(typed, all);
  const { data: found, isFetching } = useQuery(serviceTypeChoices(q));
  return <Found {...field} {...{ all, found, onType }} typed={q} fetching={isFetching} />;
}
