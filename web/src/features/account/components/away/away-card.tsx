import { AWAY_CHOICES, AWAY_DEFAULT } from '#contract/users/settings.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Select } from '../../../../ui/form/select.tsx';
import { useAwayMinutes } from '../../effects/use-away-minutes.ts';
import { t } from './messages.ts';

/** After how long without a sign of its person a running timer is asked about. */
export function AwayCard() {
  const { minutes, change } = useAwayMinutes();
  return (
    <Card title={t('title')}>
      <Select
        label={t('after')}
        note={t('note')}
        value={String(minutes)}
        options={AWAY_CHOICES.map((count) => ({
          value: String(count),
          label: count === 0 ? t('never') : t('minutes', { count }),
        }))}
        onChange={(value) => change(AWAY_CHOICES.find((one) => String(one) === value) ?? AWAY_DEFAULT)}
      />
    </Card>
  );
}
