import type { OnKept } from '../../effects/forms/item-form.ts';
import type { PlanHere } from '../../effects/forms/use-wording.ts';

/** What the box of every kind takes. */
export type DialogProps<Item> = {
  plan: PlanHere;
  /** Null for a new one. */
  item: Item | null;
  /** Told what was kept; undefined where it was closed without. */
  onClose: (kept?: Parameters<OnKept>[0]) => void;
};
