import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { listServiceTypeChoices } from '#contract/choices/endpoints.ts';
import type { Json } from '#contract/presets/leaves.ts';
import { usePermissions } from '../../../platform/person.ts';
import { SuggestField } from '../../../ui/form/suggest-field.tsx';
import { serviceTypeChoices } from '../../choices/queries.ts';
import type { SingleField } from '../effects/kinds/field.ts';
import { textOf } from '../effects/payload.ts';

type ServiceFieldProps = {
  field: Extract<SingleField, { readonly kind: 'service' }>;
  value: unknown;
  onChange: (value: Json) => void;
  error: ReactNode;
  id: string;
  name: string;
};

/** The code of a service type: those of the organization are suggested, and any other may be typed. */
export function ServiceField({ field, value, onChange, error, id, name }: ServiceFieldProps) {
  const enabled = usePermissions().may(listServiceTypeChoices);
  const { data } = useQuery({ ...serviceTypeChoices(), enabled });
  return (
    <SuggestField
      {...{ label: field.label, error, id, name }}
      {...{ optional: true, placeholder: field.nothing, maxLength: field.maxLength }}
      suggestions={(data?.data ?? []).map((one) => ({
        ...{ value: one.code, label: one.code, detail: one.name },
      }))}
      value={textOf(value)}
      onChange={(typed) => onChange(typed === '' ? null : typed.toUpperCase())}
    />
  );
}
