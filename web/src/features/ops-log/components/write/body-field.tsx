import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messages } from '../../../../platform/messages.ts';
import { Field } from '../../../../ui/form/field.tsx';
import { MentionArea } from '../../../../ui/form/mention-area.tsx';
import type { Written } from '../../../../ui/form/mention-text.ts';
import { t } from '../../messages.ts';
import { mentionablePeople } from '../../queries.ts';

const words = messages('ops_log_mentions', {
  people: 'People to mention',
  nobody: 'Nobody of that name may read this log.',
  found_one: '{{count}} person found',
  found_other: '{{count}} people found',
  hint: '@ mentions somebody',
});

const WORDS = {
  people: words('people'),
  nobody: words('nobody'),
  found: (count: number) => words('found', { count }),
} as const;

type BodyFieldProps = {
  project_id: string;
  field: { readonly id: string; readonly name: string; readonly error: unknown };
  written: Written;
  onChange: (written: Written) => void;
};

/** The details of an entry, in which an @ offers people to whom it is told. */
export function BodyField({ project_id, field, written, onChange }: BodyFieldProps) {
  const [q, ask] = useState<string>();
  const { data } = useQuery({
    ...mentionablePeople(project_id, q ?? ''),
    enabled: q !== undefined,
  });
  const error = typeof field.error === 'string' ? field.error : undefined;
  return (
    <Field id={field.id} name={field.name} label={t('body')} error={error} optional>
      {(control) => (
        <MentionArea
          id={control.id}
          offered={{ people: data?.data, ask }}
          words={WORDS}
          label={t('body')}
          rows={3}
          placeholder={words('hint')}
          written={written}
          onChange={onChange}
          describedBy={control['aria-describedby']}
          invalid={error !== undefined}
        />
      )}
    </Field>
  );
}
