import { TEAMS, type TeamKind } from '#contract/capacity/shapes.ts';
import { Segmented } from '../../../ui/action/segmented.tsx';
import { t } from '../messages.ts';

const ROWS = ['people', ...TEAMS] as const;

type KindSwitchProps = { by: TeamKind | undefined; onBy: (by: TeamKind | undefined) => void };

/** Whether rows are people or teams. */
export function KindSwitch({ by, onBy }: KindSwitchProps) {
  return (
    <Segmented
      label={t('rows')}
      options={ROWS.map((value) => ({ value, label: t(`rows_${value}`) }))}
      value={by ?? 'people'}
      onChange={(value) => onBy(value === 'people' ? undefined : value)}
    />
  );
}
