import type { ReactNode } from 'react';
import type { Json } from '#contract/presets/leaves.ts';
import { currencyChoices } from '../../../platform/format/currencies.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { Select } from '../../../ui/form/select.tsx';
import { TagsField } from '../../../ui/form/tags-field.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { NumberField } from '../../../ui/number/number-field.tsx';
import type { SingleField as Described } from '../effects/kinds/field.ts';
import { listOf, textOf } from '../effects/payload.ts';
import { skillOf, skillWords } from '../effects/words.ts';
import { t } from '../messages.ts';
import { ServiceField } from './service-field.tsx';

type SingleFieldProps = {
  field: Described;
  value: unknown;
  onChange: (value: Json) => void;
  error: ReactNode;
  id: string;
  name: string;
};

const YES_AND_NO = [
  { value: 'true', label: t('yes') },
  { value: 'false', label: t('no') },
];

/** A field of what a preset says, as its kind describes it. */
export function SingleField(props: SingleFieldProps) {
  const { field, value, onChange, error, id, name } = props;
  const { kind, label, note } = field;
  const bound = { label, error, id, name, ...(note ? { note } : {}) };
  if (kind === 'number')
    return (
      <NumberField
        {...bound}
        {...{ onChange, suffix: suffixOf(field, value), optional: field.nothing !== undefined }}
        value={typeof value === 'number' ? value : null}
      />
    );
  if (kind === 'flag')
    return (
      <Select
        {...bound}
        options={YES_AND_NO}
        value={String(value === true)}
        onChange={(chosen) => onChange(chosen === 'true')}
      />
    );
  if (kind === 'currency') return <CurrencyField {...props} />;
  if (kind === 'choice' || kind === 'place') return <ChoiceField {...props} field={field} />;
  if (kind === 'service') return <ServiceField {...props} field={field} />;
  if ('most' in field) return <WordsField {...props} field={field} />;
  return <TypedField {...props} field={field} />;
}

/** As short as it is in a field: days, and day after 1. */
const suffixOf = ({ unit, suffix, one = suffix }: NumberOf, value: unknown): string =>
  unit ?? (value === 1 ? one : suffix);

type NumberOf = Extract<Described, { readonly kind: 'number' }>;

type Of<Kind extends Described['kind']> = SingleFieldProps & {
  field: Extract<Described, { readonly kind: Kind }>;
};

const frameOf = ({ field: { label, note }, error, id, name }: SingleFieldProps) => ({
  ...{ label, error, id, name },
  ...(note ? { note } : {}),
});

function CurrencyField(props: SingleFieldProps) {
  const { locale } = useFormat();
  return (
    <Select
      {...frameOf(props)}
      options={currencyChoices(locale)}
      value={textOf(props.value) || null}
      onChange={(chosen) => props.onChange(chosen ?? '')}
    />
  );
}

function ChoiceField(props: Of<'choice' | 'place'>) {
  const { field, value, onChange } = props;
  const choose = (chosen: string | null) =>
    onChange(field.kind === 'place' && chosen !== null ? Number(chosen) : chosen);
  return (
    <Select
      {...frameOf(props)}
      options={field.choices}
      value={textOf(value) || null}
      onChange={choose}
      {...(field.nothing === undefined ? {} : { optional: true, placeholder: field.nothing })}
    />
  );
}

const isPercentage = (word: string): boolean => /^\s*\d{1,3}\s*%?\s*$/.test(word);

function WordsField(props: Of<'tags' | 'percentages' | 'skills'>) {
  const { field, value, onChange } = props;
  const { kind } = field;
  const words = listOf(value).map((one) => (kind === 'skills' ? skillWords(one) : textOf(one)));
  const change = (typed: readonly string[]) => {
    if (kind === 'skills') onChange(typed.map(skillOf));
    else if (kind === 'tags') onChange([...typed]);
    else onChange(typed.filter(isPercentage).map((word) => Number.parseInt(word, 10)));
  };
  return <TagsField {...frameOf(props)} optional value={words} onChange={change} maxTags={field.most} />;
}

function TypedField(props: Of<'text' | 'long' | 'time' | 'decimal'>) {
  const { field, onChange } = props;
  const value = textOf(props.value);
  const mayBeNothing = 'nothing' in field && field.nothing !== undefined;
  const type = (typed: string) => {
    const text = field.kind === 'decimal' ? typed.replace(',', '.') : typed;
    onChange(mayBeNothing && text === '' ? null : text);
  };
  const typed = { ...frameOf(props), value, onChange: type, optional: mayBeNothing };
  if (field.kind === 'long') return <TextArea {...typed} rows={5} maxLength={field.maxLength} />;
  if (field.kind === 'time') return <TextField {...typed} type="time" />;
  if (field.kind === 'text') return <TextField {...typed} maxLength={field.maxLength} />;
  return <TextField {...typed} {...(field.suffix ? { suffix: field.suffix } : {})} />;
}
