import { nameOf } from '#contract/org-chart/names.ts';
import { classNames } from '../../../../ui/theme/class-names.ts';
import type { Dragged } from '../../effects/reorganisations/use-drag.ts';
import type { Held } from '../../effects/reorganisations/use-held.ts';
import styles from './drafting.module.css';
import { t } from './messages.ts';

/** What is dragged, beside the pointer, with what letting it go would mean. */
export function Ghost({ dragged: { node, x, y, drop } }: { dragged: Dragged }) {
  const isBroken = drop?.problem !== undefined;
  return (
    <div
      className={classNames(styles.ghost, isBroken && styles.broken)}
      style={{ left: x, top: y }}
      aria-hidden="true"
    >
      <strong>{nameOf(node)}</strong>
      {drop && <span>{drop.problem ?? drop.words}</span>}
    </div>
  );
}

/** Who was picked up by the keyboard, and what putting them where the focus is would mean; heard as it changes. */
export function HeldBanner({ held, hasReached }: { held: Held | null; hasReached: boolean }) {
  const { drop } = held ?? {};
  const isBroken = drop?.problem !== undefined;
  return (
    <div
      className={classNames(held && styles.held, isBroken && styles.broken)}
      role="status"
      aria-live="assertive"
    >
      {held && (
        <>
          <strong>{t('held', { name: nameOf(held.node) })}</strong>
          <span>
            {drop
              ? (drop.problem ?? t('held_fits', { words: drop.words }))
              : hasReached
                ? t('stands_there', { name: nameOf(held.node) })
                : t('held_how')}
          </span>
        </>
      )}
    </div>
  );
}
