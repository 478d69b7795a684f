import { createStore, useStore } from '../../../ui/theme/store.ts';
import { type Cut, UNCUT } from '../components/picture-editor.tsx';
import type { Picture } from './canvas-file.ts';

/** A screenshot and what was decided about it. */
export interface Shot {
  /** As it was taken; null before. */
  readonly taken: Picture | null;
  readonly cut: Cut;
  /** As it will be sent. */
  readonly picture: Picture | null;
}

/** Before one is taken. */
export const NO_SHOT: Shot = { taken: null, cut: UNCUT, picture: null };

const kept = createStore({ sub: '', shot: NO_SHOT });

/**
 * The screenshot of this person's feedback. It outlives the dialog, in the memory of this page alone: what is blacked out
 * never lies on the device, and signing in loads another page.
 */
export function useKeptShot(sub: string): readonly [Shot, (part: Partial<Shot>) => void] {
  const { sub: of, shot } = useStore(kept);
  const mine = of === sub ? shot : NO_SHOT;
  return [mine, (part) => kept.set({ sub, shot: { ...mine, ...part } })];
}
