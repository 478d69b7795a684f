import { useId, useState } from 'react';
import fieldStyles from '../form/field.module.css';
import type { Option } from '../form/options.tsx';
import { Tick } from '../form/tick.tsx';
import { useUiTexts } from '../theme/texts-context.ts';
import {
  asList,
  type ChoiceFilter,
  type DateRange,
  type FilterDefinition,
  type FilterValue,
  isRange,
} from './filter-definition.ts';
import styles from './filter-editor.module.css';

type FilterEditorProps = {
  filter: FilterDefinition;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
};

/** Sets one filter: a line of text, ticks, or two days. */
export function FilterEditor({ filter, value, onChange }: FilterEditorProps) {
  if (filter.kind === 'date-range')
    return <RangeEditor value={isRange(value) ? value : {}} onChange={onChange} />;
  if (filter.kind === 'text')
    return (
      <input
        className={fieldStyles.input}
        aria-label={filter.label}
        placeholder={filter.placeholder}
        value={asList(value)[0] ?? ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    );
  return <ChoiceEditor filter={filter} value={asList(value)} onChange={onChange} />;
}

type ChoiceEditorProps = {
  filter: ChoiceFilter;
  value: readonly string[];
  onChange: (value: FilterValue | undefined) => void;
};

function ChoiceEditor({ filter, value, onChange }: ChoiceEditorProps) {
  const texts = useUiTexts();
  const name = useId();
  const [text, setText] = useState('');
  const searchable = filter.onSearch !== undefined || filter.options.length > 8;
  const found = filter.onSearch
    ? filter.options
    : filter.options.filter((option) => option.label.toLocaleLowerCase().includes(text.toLocaleLowerCase()));
  const search = (next: string) => {
    setText(next);
    filter.onSearch?.(next);
  };
  return (
    <div className={styles.editor}>
      {searchable && (
        <input
          className={fieldStyles.input}
          aria-label={`${texts.find}: ${filter.label}`}
          placeholder={texts.find}
          value={text}
          onChange={(event) => search(event.currentTarget.value)}
        />
      )}
      <fieldset className={styles.options} aria-label={filter.label}>
        {found.length === 0 && <p className={styles.none}>{texts.noOptions}</p>}
        {found.map((option) => (
          <Choice
            key={option.value}
            name={name}
            option={option}
            filter={filter}
            value={value}
            onChange={onChange}
          />
        ))}
      </fieldset>
    </div>
  );
}

type ChoiceProps = ChoiceEditorProps & { name: string; option: Option };

function Choice({ name, option, filter, value, onChange }: ChoiceProps) {
  const id = useId();
  const on = value.includes(option.value);
  const toggle = () =>
    onChange(on ? value.filter((other) => other !== option.value) : [...value, option.value]);
  return (
    <label className={styles.option} htmlFor={id}>
      {filter.kind === 'choice' ? (
        <input
          id={id}
          type="radio"
          name={name}
          className={styles.radio}
          checked={on}
          onChange={() => onChange(option.value)}
        />
      ) : (
        <Tick id={id} checked={on} onChange={toggle} />
      )}
      <span className={styles.words}>
        {option.label}
        {option.detail && <span className={styles.detail}>{option.detail}</span>}
      </span>
    </label>
  );
}

function RangeEditor({ value, onChange }: { value: DateRange; onChange: (value: DateRange) => void }) {
  const texts = useUiTexts();
  const id = useId();
  return (
    <div className={styles.range}>
      {(['from', 'to'] as const).map((end) => (
        <label key={end} className={styles.date} htmlFor={`${id}-${end}`}>
          {texts[end]}
          <input
            id={`${id}-${end}`}
            type="date"
            className={fieldStyles.input}
            value={value[end] ?? ''}
            onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value || undefined })}
          />
        </label>
      ))}
    </div>
  );
}
