import { type KeyboardEvent, useState } from 'react';
import type { PlanItem } from '#contract/plan-items/items.ts';
import { t } from '../../components/stakeholders/messages.ts';
import type { Turn } from '../use-item-turn.ts';

type Stakeholder = PlanItem<'stakeholder'>;

/** A cell of the map. */
export interface Spot {
  readonly support: number;
  readonly influence: number;
}

/** Who is on the move, and above which cell. */
export interface Moving extends Spot {
  readonly id: string;
}

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { support: -1, influence: 0 },
  ArrowRight: { support: 1, influence: 0 },
  ArrowUp: { support: 0, influence: 1 },
  ArrowDown: { support: 0, influence: -1 },
};

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));
const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
const isSameSpot = (one: Spot, other: Spot) =>
  one.support === other.support && one.influence === other.influence;

/** A cell in words, such as for `{{support}}` and `{{influence}}`. */
export const spotWords = ({ support, influence }: Spot) => ({ support: signed(support), influence });

/** Moves stakeholders over the map, by a pointer or by keys; `said` tells those who can't see it. */
export function useMapMove(turn: (turn: Turn) => Promise<void>) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const [said, setSaid] = useState('');
  const say = (key: 'moving' | 'at_edge' | 'put_back' | 'kept', { contact }: Stakeholder, spot: Spot) =>
    setSaid(t(key, { name: contact.name, ...spotWords(spot) }));
  const cancel = (item: Stakeholder) => {
    if (moving?.id === item.id) say('put_back', item, item);
    setMoving(null);
  };
  const keep = (item: Stakeholder, spot: Spot) => {
    setMoving(null);
    if (isSameSpot(item, spot)) return;
    say('kept', item, spot);
    void turn(movedTo(item, spot));
  };
  const step = (item: Stakeholder, by: Spot) => {
    const from = moving?.id === item.id ? moving : item;
    const support = within(from.support + by.support, -2, 2);
    const influence = within(from.influence + by.influence, 1, 5);
    const spot = { support, influence };
    setMoving({ id: item.id, ...spot });
    say(isSameSpot(from, spot) ? 'at_edge' : 'moving', item, spot);
  };
  return {
    ...{ moving, said, keep, cancel },
    /** Shows somebody above a cell while a pointer carries them. */
    carry: (item: Stakeholder, spot: Spot) => setMoving({ id: item.id, ...spot }),
    /** What a key does to whoever has the focus; true where it did something. */
    press: (item: Stakeholder, event: KeyboardEvent): boolean => {
      const by = STEPS[event.key];
      const isMoving = moving?.id === item.id;
      if (by) step(item, by);
      else if (isMoving && event.key === 'Escape') cancel(item);
      else if (isMoving && event.key === 'Enter') keep(item, moving);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
  };
}

const movedTo = (item: Stakeholder, { support, influence }: Spot): Turn => ({
  before: { kind: 'stakeholder', item },
  after: { kind: 'stakeholder', item: { ...item, support, influence } },
  change: { kind: 'stakeholder', fields: { support, influence } },
  undo: { kind: 'stakeholder', fields: { support: item.support, influence: item.influence } },
  said: t('kept', { name: item.contact.name, ...spotWords({ support, influence }) }),
});
