import type { IconType } from '../../../ui/theme/icon.tsx';

/** One row of the palette. */
export interface Choice {
  /** `kind:name`, the same whenever the row appears. */
  readonly id: string;
  readonly label: string;
  readonly run: () => void;
  /** People have their avatar instead. */
  readonly icon?: IconType;
  /** A second line, in small. */
  readonly note?: string | undefined;
  /** At the right, in grey. */
  readonly detail?: string | null | undefined;
  /** Keys that lead there without the palette. */
  readonly keys?: string | undefined;
  /** Other words under which it is found. */
  readonly also?: string | undefined;
  /** Ctrl/⌘ Enter runs it, whichever row is picked. */
  readonly isSecond?: boolean;
}

/** Rows of the palette under one heading. */
export interface ChoiceGroup {
  readonly label: string;
  readonly choices: readonly Choice[];
}

/** True when each typed word is in the row's words. */
export const matches = ({ label, also = '' }: Pick<Choice, 'label' | 'also'>, typed: string): boolean => {
  const words = `${label} ${also}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word));
};
