import { isSameLeaf, type Json, type Leaves, leavesOf } from './leaves.ts';

/** What a revision says, as far as applying goes. */
export interface Applied {
  readonly payload: object;
  /** Paths of leaves that whoever applies it may not change. */
  readonly locked: readonly string[];
}

/** A leaf that has another value than its preset says. `null` also where there is none. */
export interface Drift {
  readonly path: string;
  readonly preset: Json;
  readonly current: Json;
  readonly locked: boolean;
}

/** What of something has drifted from the revision that was applied to it, in the order of its payload. */
export const driftOf = ({ payload, locked }: Applied, current: object): Drift[] => {
  const mine = leavesOf(current);
  return [...leavesOf(payload)].flatMap(([path, preset]) =>
    isSameLeaf(preset, mine.get(path) ?? null)
      ? []
      : [{ path, preset, current: mine.get(path) ?? null, locked: locked.includes(path) }],
  );
};

/**
 * Why a leaf changes, or stays, when a revision is applied: `fresh` = nothing was applied before, `followed` = nobody has touched
 * it since, `locked` = it may not differ; `own` = it was changed here and not in the preset, `both` = it was changed in both.
 */
export const REAPPLY_REASONS = ['fresh', 'followed', 'locked', 'own', 'both'] as const;

/** A leaf that differs from the revision which is applied; `taken` = it becomes what that says. */
export interface ReapplyStep {
  readonly path: string;
  readonly before: Json;
  readonly after: Json;
  readonly reason: (typeof REAPPLY_REASONS)[number];
  readonly taken: boolean;
}

/** What is applied to what. */
export interface Reapplying {
  /** What was applied before; null the first time. */
  readonly base: Applied | null;
  readonly next: Applied;
  readonly current: object;
  /** Paths at which somebody wants what the preset says though they were changed here. */
  readonly take: readonly string[];
  /** Paths at which it stays as it is here though nothing was changed here; what is locked doesn't. */
  readonly leave?: readonly string[];
}

/** What applying a revision does to each leaf that differs from it: what was changed here stays unless it is locked or given up. */
export const reapply = ({ base, next, current, take, leave = [] }: Reapplying): ReapplyStep[] => {
  const [mine, before] = [leavesOf(current), base && leavesOf(base.payload)];
  return [...leavesOf(next.payload)].flatMap(([path, after]) => {
    const now = mine.get(path) ?? null;
    if (isSameLeaf(now, after)) return [];
    const reason = reasonOf({ before, path, now, after, isLocked: next.locked.includes(path) });
    const taken = isTaken(reason, take.includes(path), leave.includes(path));
    return [{ path, before: now, after, reason, taken }];
  });
};

/** Whether a leaf becomes what the revision says where nobody says otherwise: what was changed here stays. */
export const isFollowing = (reason: ReapplyStep['reason']): boolean => reason !== 'own' && reason !== 'both';

const isTaken = (reason: ReapplyStep['reason'], isWanted: boolean, isLeft: boolean): boolean => {
  if (reason === 'locked') return true;
  return isFollowing(reason) ? !isLeft : isWanted;
};

interface Leaf {
  readonly before: Leaves | null;
  readonly path: string;
  readonly now: Json;
  readonly after: Json;
  readonly isLocked: boolean;
}

const reasonOf = ({ before, path, now, after, isLocked }: Leaf): ReapplyStep['reason'] => {
  if (isLocked) return 'locked';
  if (!before) return 'fresh';
  const said = before.get(path);
  // A leaf that the revision before left open was never the preset's: what stands there was chosen here.
  if (said === undefined) return 'both';
  if (isSameLeaf(now, said)) return 'followed';
  return isSameLeaf(said, after) ? 'own' : 'both';
};
