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
  useEffect(() => {
    latest.current = { draft, form };
  });
  const keeping = useKeeping(latest, form.values, form.isDirty());
  const { write } = keeping;
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
  const forget = () => {
    keeping.stop();
    draft?.remove();
    setRestored(false);
  };
  const discard = () => {
    form.reset();
    forget();
  };
  return { restored, forget, discard };
}

type Latest<Values> = { readonly current: { readonly draft: Draft<Values> | undefined } };

/** Writes what is typed after a pause, or when asked to; removes it where everything is as it was at first. */
function useKeeping<Values>(latest: Latest<Values>, values: Values, changed: boolean) {
  const unwritten = useRef<Values>(undefined);
  const typed = useRef(false);
  const write = useCallback(() => {
    if (unwritten.current) latest.current.draft?.write(unwritten.current);
    unwritten.current = undefined;
  }, [latest]);
  const stop = () => {
    unwritten.current = undefined;
  };
  useEffect(() => {
    if (!changed) {
      if (typed.current) latest.current.draft?.remove();
      typed.current = false;
      unwritten.current = undefined;
      return;
    }
    typed.current = true;
    unwritten.current = values;
    const timer = setTimeout(write, pause);
    return () => clearTimeout(timer);
  }, [latest, values, changed, write]);
  return { write, stop };
}
