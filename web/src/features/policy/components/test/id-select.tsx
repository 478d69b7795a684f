import { useState } from 'react';
import { Select } from '../../../../ui/form/select.tsx';
import { t } from './messages.ts';

interface Named {
  readonly id: string;
  readonly name: string;
  readonly code?: string | null;
}

type IdSelectProps = {
  label: string;
  /** What stands for any of them. */
  any: string;
  found: readonly Named[];
  /** null = any. */
  value: string | null;
  onChange: (id: string | null) => void;
  /** Asks for others while typing; without it they are looked for among those found. */
  onSearch?: (text: string) => void;
  loading?: boolean;
};

const ANY = 'any';
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** One of them by name, any of them, or one that isn't listed by its id. */
export function IdSelect({ label, any, found, value, onChange, onSearch, loading = false }: IdSelectProps) {
  const [typed, setTyped] = useState('');
  const words = typed.trim().toLowerCase();
  const isName = found.some(({ name }) => name === typed) || typed === any || typed === value;
  const matching =
    isName || onSearch ? found : found.filter(({ name }) => name.toLowerCase().includes(words));
  const unlisted = [value, UUID.test(words) ? words : null].filter(
    (id): id is string => id !== null && matching.every((one) => one.id !== id),
  );
  const search = (text: string) => {
    setTyped(text);
    const isChoice = found.some(({ name }) => name === text) || text === any || text === value;
    onSearch?.(isChoice ? '' : text);
  };
  return (
    <Select
      label={label}
      placeholder={t('id_hint')}
      options={[
        { value: ANY, label: any },
        ...[...new Set(unlisted)].map((id) => ({ value: id, label: id })),
        ...matching.map(({ id, name, code }) => ({
          value: id,
          label: name,
          ...(code ? { detail: code } : {}),
        })),
      ]}
      onSearch={search}
      loading={loading}
      value={value ?? ANY}
      onChange={(id) => onChange(id === ANY ? null : id)}
    />
  );
}
