import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';

/** A place that keeps what was typed, such as the browser's storage; the application provides it. */
export type Draft<Values> = {
  read: () => Promise<Values | undefined>;
  write: (values: Values) => void;
  remove: () => void;
};

type DraftedForm<Values extends Record<string, unknown>> = Pick<
  UseFormReturnType<Values>,
  'values' | 'setValues' | 'reset' | 'isDirty'
>;

/** Milliseconds without typing before the draft is written. */
const pause = 400;

/** Restores a kept draft once, then keeps every change until forget. */
export function useDraft<Values extends Record<string, unknown>>(
  draft: Draft<Values> | undefined,
  form: DraftedForm<Values>,
) {
  const [restored, setRestored] = useState(false);
  const latest = useRef({ draft, form });
  useEffect(() => {
    latest.current = { draft, form };
  });
  useEffect(() => {
    let left = false;
    const restore = async () => {
      const values = await latest.current.draft?.read();
      if (left || !values) return;
      latest.current.form.setValues(values);
      setRestored(true);
    };
    void restore();
    return () => {
      left = true;
    };
  }, []);
  const { values } = form;
  const changed = form.isDirty();
  useEffect(() => {
    if (!changed) return;
    const timer = setTimeout(() => latest.current.draft?.write(values), pause);
    return () => clearTimeout(timer);
  }, [values, changed]);
  const forget = () => {
    draft?.remove();
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { restored, forget, discard };
}
