import { type UseFormInput, type UseFormReturnType, useForm as useMantineForm } from '@mantine/form';
import { type FormEvent, type ReactNode, useState } from 'react';
import { type Draft, useDraft } from './draft.ts';
import { useUnsavedWork } from './unsaved-work.ts';

/** An error of one field, as the server names it: path and words. */
export type FieldIssue = { field: string; message: string };

/** What saving led to: nothing, or the fields that were refused. */
export type SubmitOutcome = readonly FieldIssue[] | undefined;

type FormInput<Values extends Record<string, unknown>> = {
  initial: Values;
  /** Words for a field that isn't right, by field path; see @mantine/form. */
  validate?: UseFormInput<Values>['validate'];
  /** Saves; returns the fields that the server refused, `unsaved` where a question was answered by no, or undefined. */
  onSubmit: (values: Values) => Promise<SubmitOutcome | 'unsaved'>;
  /** Keeps what was typed until it is saved. */
  draft?: Draft<Values>;
};

/** What a field needs from its form. */
export type BoundField<Value> = {
  value: Value;
  onChange: (value: Value) => void;
  error: ReactNode;
  id: string;
  name: string;
  /** Where it can't be changed, with the reason. */
  disabled?: boolean;
  note?: ReactNode;
};

export type Form<Values extends Record<string, unknown>> = {
  values: Values;
  /** Value, change, error, name and id of one field; spread it into the field. */
  field: <Path extends keyof Values & string>(path: Path) => BoundField<Values[Path]>;
  /** The same for a path inside, such as lines.0.hours. */
  nested: (path: string) => ReturnType<typeof bindNested>;
  set: UseFormReturnType<Values>['setFieldValue'];
  /** Sets several fields at once. */
  fill: UseFormReturnType<Values>['setValues'];
  /** The values at this moment, also where they were typed after this was drawn. */
  current: () => Values;
  /** Goes on over what was saved: the form holds `values` then, and what of them differs from `saved` is unsaved. */
  rebase: (saved: Values, values: Values) => void;
  /** All errors, in the order of the fields. */
  issues: readonly FieldIssue[];
  submitting: boolean;
  changed: boolean;
  restored: boolean;
  discard: () => void;
  submit: (event?: FormEvent) => Promise<void>;
};

/** The id of the control of a field. */
export function fieldId(path: string): string {
  return `field-${path}`;
}

function focusField(path: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(fieldId(path));
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  });
}

function issuesOf(errors: Record<string, unknown>): FieldIssue[] {
  return Object.entries(errors).flatMap(([field, message]) =>
    message ? [{ field, message: `${message}` }] : [],
  );
}

function bindNested<Values extends Record<string, unknown>>(form: UseFormReturnType<Values>, path: string) {
  const { value, onChange, error } = form.getInputProps(path);
  return { value, onChange, error, id: fieldId(path), name: path };
}

const rebasing =
  <Values extends Record<string, unknown>>(form: UseFormReturnType<Values>): Form<Values>['rebase'] =>
  (saved, values) => {
    form.resetDirty(saved);
    form.setValues(values);
  };

/** State of a form: values, errors of both sides on their fields, the first of them focused. */
export function useForm<Values extends Record<string, unknown>>(input: FormInput<Values>): Form<Values> {
  const { initial, validate, onSubmit, draft } = input;
  const [submitting, setSubmitting] = useState(false);
  const [saved, setSaved] = useState<Values>();
  const form = useMantineForm<Values>({
    mode: 'controlled',
    initialValues: initial,
    validateInputOnBlur: false,
    ...(validate ? { validate } : {}),
  });
  const kept = useDraft(draft, form);
  useUnsavedWork(form.isDirty() && form.values !== saved);
  const refuse = (issues: readonly FieldIssue[]) => {
    form.setErrors(Object.fromEntries(issues.map(({ field, message }) => [field, message])));
    if (issues[0]) focusField(issues[0].field);
  };
  const submit = async (event?: FormEvent) => {
    event?.preventDefault();
    const { errors } = form.validate();
    const found = issuesOf(errors);
    if (found.length > 0) return refuse(found);
    setSubmitting(true);
    try {
      const refused = (await onSubmit(form.values)) ?? [];
      if (refused === 'unsaved') return;
      if (refused.length > 0) return refuse(refused);
      setSaved(form.values);
      kept.forget();
    } finally {
      setSubmitting(false);
    }
  };
  const field: Form<Values>['field'] = (path) => ({ ...bindNested(form, path), value: form.values[path] });
  return {
    values: form.values,
    field,
    nested: (path) => bindNested(form, path),
    set: form.setFieldValue,
    fill: form.setValues,
    current: form.getValues,
    rebase: rebasing(form),
    issues: issuesOf(form.errors),
    submitting,
    changed: form.isDirty(),
    restored: kept.restored,
    discard: kept.discard,
    submit,
  };
}
