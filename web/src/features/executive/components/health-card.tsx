import { IconAlertTriangle } from '@tabler/icons-react';
import type { HealthCell, ToldHealth } from '#contract/executive/figures.ts';
import { HEALTHS } from '#contract/projects/shapes.ts';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText, type Tone } from '../../../ui/display/status-text.tsx';
import { Empty } from '../../../ui/state/empty.tsx';
import { classNames } from '../../../ui/theme/class-names.ts';
import { Icon } from '../../../ui/theme/icon.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { HiddenText } from '../../../ui/theme/text.tsx';
import { type ExecutiveSearch, rowsHref } from '../effects/address.ts';
import { t } from '../messages.ts';
import styles from './executive.module.css';

const SIDES: readonly ToldHealth[] = [...HEALTHS, 'none'];
const TONES = { green: 'ok', amber: 'warn', red: 'bad', none: 'muted' } as const satisfies Record<
  ToldHealth,
  Tone
>;

type HealthCardProps = { health: readonly HealthCell[]; search: ExecutiveSearch };

/** Open projects by the computed health and the one that was set by hand; where both differ is marked. */
export function HealthCard({ health, search }: HealthCardProps) {
  if (health.length === 0)
    return (
      <Card title={t('health')}>
        <Empty title={t('no_projects')} />
      </Card>
    );
  return (
    <Card title={t('health')} note={t('health_note')}>
      <table className={styles.matrix}>
        <caption>
          <HiddenText>{t('health')}</HiddenText>
        </caption>
        <thead>
          <tr>
            <td />
            {SIDES.map((manual) => (
              <th key={manual} scope="col">
                <Side word={t('by_hand')} health={manual} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SIDES.map((automatic) => (
            <tr key={automatic}>
              <th scope="row">
                <Side word={t('computed')} health={automatic} />
              </th>
              {SIDES.map((manual) => (
                <td key={manual}>
                  <Cell cell={cellAt(health, automatic, manual)} search={search} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

const cellAt = (health: readonly HealthCell[], automatic: ToldHealth, manual: ToldHealth) =>
  health.find((one) => one.automatic === automatic && one.manual === manual);

function Side({ word, health }: { word: string; health: ToldHealth }) {
  return (
    <>
      <HiddenText>{word} </HiddenText>
      <StatusText small tone={TONES[health]}>
        {t(`health_${health}`)}
      </StatusText>
    </>
  );
}

type CellProps = { cell: HealthCell | undefined; search: ExecutiveSearch };

function Cell({ cell, search }: CellProps) {
  if (!cell) return <span className={styles.nothing}>–</span>;
  const { automatic, manual, count, disagreeing } = cell;
  const words = t('health_cell', {
    count,
    automatic: t(`health_${automatic}`),
    manual: t(`health_${manual}`),
  });
  return (
    <Link
      href={rowsHref('projects', { ...search, which: 'open', automatic: [automatic], manual: [manual] })}
      className={classNames(styles.cell, disagreeing && styles.disagrees)}
      aria-label={disagreeing ? t('health_cell_disagrees', { cell: words }) : words}
    >
      {disagreeing && <Icon icon={IconAlertTriangle} size={14} />}
      {count}
    </Link>
  );
}
