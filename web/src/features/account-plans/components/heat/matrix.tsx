import type { AccountPlanBoard } from '#contract/account-plans/board.ts';
import {
  ACCOUNT_TIERS,
  type AccountTier,
  type PlanHealth,
  SOUGHT_HEALTHS,
  type SoughtHealth,
} from '#contract/account-plans/states.ts';
import { type Format, useFormat } from '../../../../platform/format/use-format.ts';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { classNames } from '../../../../ui/theme/class-names.ts';
import { Link } from '../../../../ui/theme/link.tsx';
import { HiddenText } from '../../../../ui/theme/text.tsx';
import { t as words } from '../../messages.ts';
import { toneOf } from '../plan-status.tsx';
import styles from './matrix.module.css';
import { t } from './messages.ts';

/** Of which tiers and healths plans are shown; undefined = all. */
export type MatrixChoice = {
  tier: readonly AccountTier[] | undefined;
  health: readonly SoughtHealth[] | undefined;
};

type MatrixProps = {
  board: AccountPlanBoard;
  chosen: MatrixChoice;
  /** Where plans of a choice are shown. */
  hrefOf: (choice: MatrixChoice) => string;
  /** What stands around it says already what it is. */
  isTitled?: boolean;
};

/** Null where nothing is measured, as the board has it. */
const measuredOf = (sought: SoughtHealth): PlanHealth | null => (sought === 'unknown' ? null : sought);

const isOnly = (chosen: readonly string[] | undefined, one: string) =>
  chosen?.length === 1 && chosen[0] === one;

/** How many plans there are of a tier and health, and what they aim at; each figure shows the plans behind it, and all of them when it does already. */
export function Matrix({ board, chosen, hrefOf, isTitled = false }: MatrixProps) {
  const format = useFormat();
  return (
    <div className={styles.matrix}>
      <table className={styles.table}>
        <caption className={classNames(isTitled && styles.titled)}>
          {isTitled ? <HiddenText>{t('matrix')}</HiddenText> : t('matrix')}
        </caption>
        <thead>
          <tr>
            <td />
            {SOUGHT_HEALTHS.map((health) => (
              <th key={health} scope="col">
                <HealthHead health={health} chosen={chosen} hrefOf={hrefOf} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {ACCOUNT_TIERS.map((tier) => (
            <tr key={tier}>
              <th scope="row">
                <Link
                  href={hrefOf({
                    tier: isOnly(chosen.tier, tier) ? undefined : [tier],
                    health: chosen.health,
                  })}
                  className={styles.head}
                  aria-label={t('every_health', { tier: words('tier', { tier }) })}
                >
                  {words('tier', { tier })}
                </Link>
              </th>
              {SOUGHT_HEALTHS.map((health) => (
                <td key={health}>
                  <Cell {...{ board, tier, health, chosen, hrefOf, format }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadProps = Omit<MatrixProps, 'board' | 'isTitled'> & { health: SoughtHealth };

function HealthHead({ health, chosen, hrefOf }: HeadProps) {
  const word = words(`health_${health}`);
  const next = isOnly(chosen.health, health) ? undefined : [health];
  return (
    <Link
      href={hrefOf({ tier: chosen.tier, health: next })}
      className={styles.head}
      aria-label={t('every_tier', { health: word })}
    >
      <StatusText tone={toneOf(measuredOf(health))} small>
        {word}
      </StatusText>
    </Link>
  );
}

type CellProps = Omit<MatrixProps, 'isTitled'> & {
  tier: AccountTier;
  health: SoughtHealth;
  format: Format;
};

function Cell({ board, tier, health, chosen, hrefOf, format }: CellProps) {
  const measured = measuredOf(health);
  const found = board.by_tier_and_health.find((one) => one.tier === tier && one.health === measured);
  if (!found || found.count === 0) return <span className={classNames(styles.cell, styles.empty)}>–</span>;
  const target = format.money(found.revenue_target_minor, board.currency, { compact: true });
  const isChosen = isOnly(chosen.tier, tier) && isOnly(chosen.health, health);
  const said = { tier: words('tier', { tier }), health: words(`health_${health}`) };
  return (
    <Link
      href={hrefOf(isChosen ? { tier: undefined, health: undefined } : { tier: [tier], health: [health] })}
      className={classNames(styles.cell, styles[toneOf(measured)])}
      {...(isChosen ? { 'aria-current': 'true' as const } : {})}
    >
      <HiddenText>{t('only', { ...said, count: found.count, target })}</HiddenText>
      <strong aria-hidden="true">{format.number(found.count)}</strong>
      <span className={styles.sum} aria-hidden="true">
        {target}
      </span>
    </Link>
  );
}
