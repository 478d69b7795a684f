import { useEffect, useRef, useState } from 'react';
import type { CalculationLine } from '#contract/calculator/inputs.ts';
import { type Lines, withChange, withCopy, withMoved, withNewLine, withoutLine } from './line-verbs.ts';

/** What changes of a calculation by its lines: phases that were named in them are added. */
export interface LinesChange {
  readonly lines?: CalculationLine[];
  readonly phases?: string[];
}

interface Held {
  lines: Lines;
  onChange: (change: LinesChange) => void;
}

/** Verbs of lines that never change themselves, so that typing in one line draws no other. */
export type LineVerbs = ReturnType<typeof verbsOf>;

const verbsOf = (held: { current: Held }) => {
  const put = (lines: Lines, more: LinesChange = {}) => {
    const isOther = lines !== held.current.lines;
    held.current = { ...held.current, lines };
    if (isOther) held.current.onChange({ ...more, lines: [...lines] });
    return isOther;
  };
  return {
    /** The lines as they are now. */
    now: () => held.current.lines,
    /** Puts all of them in place, with what else changes by it. */
    put,
    change: (at: number, change: Partial<CalculationLine>) => put(withChange(held.current.lines, at, change)),
    /** Changes a line wherever it has come to meanwhile. */
    changeKey: (key: string, change: Partial<CalculationLine>) => {
      const at = held.current.lines.findIndex((line) => line.key === key);
      return put(withChange(held.current.lines, at, change));
    },
    add: (at: number) => put(withNewLine(held.current.lines, at)),
    copy: (at: number) => put(withCopy(held.current.lines, at)),
    remove: (at: number) => put(withoutLine(held.current.lines, at)),
    move: (from: number, to: number) => put(withMoved(held.current.lines, from, to)),
  };
};

/** The verbs of lines over what they are now. */
export function useLineVerbs(lines: Lines, onChange: Held['onChange']): LineVerbs {
  const held = useRef<Held>({ lines, onChange });
  useEffect(() => {
    held.current = { lines, onChange };
  });
  const [verbs] = useState(() => verbsOf(held));
  return verbs;
}
