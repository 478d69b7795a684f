import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idOf } from '../trials/time.ts';
import { Piles, type Spot } from './piles.ts';

const spot = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.constantFrom('01', '02'),
    fc.integer({ min: 0, max: 50 }),
    fc.nat(999),
  )
  .map(([day, month, weight, number]): Spot => {
    const on = `2026-${month}-${String(day).padStart(2, '0')}`;
    const id = idOf('e', number);
    return {
      ...{ day: on, weight, id },
      row: () => ({ type: 'entry', id, day: on, values: [], link: null }),
    };
  });

const spots = fc.uniqueArray(spot, { maxLength: 120, selector: ({ id }) => id });

test('everything is counted, the worst twenty are kept, and the order in which it comes changes nothing', () => {
  fc.assert(
    fc.property(spots, (all) => {
      const [forth, back] = [new Piles(), new Piles()];
      for (const one of all) forth.put(one);
      for (const one of all.toReversed()) back.put(one);
      expect(forth.all()).toEqual(back.all());
      for (const pile of forth.all()) {
        const own = all.filter(({ day }) => day.startsWith(pile.month));
        expect(pile.count).toBe(own.length);
        expect(pile.weight).toBe(own.reduce((sum, { weight }) => sum + weight, 0));
        const worst = own.toSorted(
          (one, other) =>
            other.weight - one.weight || one.day.localeCompare(other.day) || one.id.localeCompare(other.id),
        );
        expect(pile.rows.map(({ id }) => id)).toEqual(worst.slice(0, 20).map(({ id }) => id));
      }
    }),
  );
});
