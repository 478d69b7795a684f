import type { UseFormReturnType } from '@mantine/form';
import { useCallback, useEffect, useRef, useState } from 'react';

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
  const unwritten = useRef<Values>(undefined);
  useEffect(() => {
    latest.current = { draft, form };
  });
  const write = useCallback(() => {
    if (unwritten.current) latest.current.draft?.write(unwritten.current);
    unwritten.current = undefined;
  }, []);
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
      // The form may be taken away in the middle of a word, as by a session that ends.
      write();
    };
  }, [write]);
  const { values } = form;
  const changed = form.isDirty();
  useEffect(() => {
    if (!changed) return;
    unwritten.current = values;
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [values, changed, write]);
  const forget = () => {
    unwritten.current = undefined;
    draft?.remove();
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { restored, forget, discard };
}
