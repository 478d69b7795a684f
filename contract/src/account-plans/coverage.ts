import type { PlanItem } from '../plan-items/items.ts';

type Covered = Pick<PlanItem<'stakeholder'>, 'coverage' | 'influence'>;
type Threaded = Pick<PlanItem<'stakeholder'>, 'contact' | 'coverage' | 'owner'>;

/** The best that a stakeholder may be covered. */
const BEST_COVERAGE = 4;
/** From here on we know somebody well enough to call them. */
export const KNOWN_COVERAGE = 2;

/**
 * How well we know those who count, in whole percent: coverage weighted by influence; null without stakeholders. 0 and 100 only where
 * nobody, and everybody, is known as well as can be. It is asked of those who haven't left.
 */
export const coveragePct = (stakeholders: readonly Covered[]): number | null => {
  const most = stakeholders.reduce((sum, { influence }) => sum + influence * BEST_COVERAGE, 0);
  if (most === 0) return null;
  const known = stakeholders.reduce((sum, { influence, coverage }) => sum + influence * coverage, 0);
  if (known === 0 || known === most) return (known * 100) / most;
  return Math.min(99, Math.max(1, Math.round((known * 100) / most)));
};

/** What an account hangs on alone: one person there whom we know, or one of us who knows them all; null where it hangs on several. */
export interface SingleThread {
  readonly on: 'nobody' | 'contact' | 'owner';
  readonly name: string | null;
}

/**
 * The single thread that an account hangs on, of those who haven't left; null without stakeholders, too. Where nobody looks after some
 * of those whom we know, nobody knows them all.
 */
export const singleThread = (stakeholders: readonly Threaded[]): SingleThread | null => {
  const there = stakeholders.filter(({ contact }) => contact.left_at === null);
  if (there.length === 0) return null;
  const known = there.filter(({ coverage }) => coverage >= KNOWN_COVERAGE);
  const [first, ...others] = known;
  if (!first) return { on: 'nobody', name: null };
  if (others.length === 0) return { on: 'contact', name: first.contact.name };
  const { owner } = first;
  return owner && others.every((other) => other.owner?.id === owner.id)
    ? { on: 'owner', name: owner.name }
    : null;
};
