import { IconTransfer } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/action/button.tsx';
import type { EntryForm } from '../../effects/use-entry-form.ts';
import { h } from './messages.ts';

/** Begins a handover; what was typed stays. */
export function NewHandover({ form }: { form: EntryForm }) {
  if (form.values.type === 'handover') return null;
  return (
    <Button small variant="ghost" icon={IconTransfer} onClick={form.handOver}>
      {h('new_handover')}
    </Button>
  );
}

/** Begins a handover once, where somebody came to write one and nothing else is being written. */
export function useHandsOver({ values, handOver }: EntryForm, handsOver: boolean) {
  const isBegun = useRef(false);
  const isFree = values.title === '' && values.body === '' && values.type === 'note';
  useEffect(() => {
    if (!handsOver || isBegun.current || !isFree) return;
    isBegun.current = true;
    handOver();
  }, [handsOver, isFree, handOver]);
}
