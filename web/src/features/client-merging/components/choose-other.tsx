import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Client } from '#contract/clients/shapes.ts';
import { Select } from '../../../ui/form/select.tsx';
import { clientChoices } from '../../choices/queries.ts';
import { t } from '../messages.ts';

type ChooseOtherProps = { client: Client; onChoose: (id: string) => void };

/** Which client a client is the same as, where that isn't known yet. */
export function ChooseOther({ client, onChoose }: ChooseOtherProps) {
  const [typed, setTyped] = useState('');
  const { data, isFetching } = useQuery(clientChoices(typed));
  const options = (data?.data ?? [])
    .filter(({ id }) => id !== client.id)
    .map(({ id, name, code }) => ({ value: id, label: name, ...(code ? { detail: code } : {}) }));
  return (
    <Select
      label={t('which')}
      note={t('which_note')}
      options={options}
      onSearch={setTyped}
      loading={isFetching}
      value={null}
      onChange={(id) => id && onChoose(id)}
    />
  );
}
