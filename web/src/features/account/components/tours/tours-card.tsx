import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { TOURS, type Tour } from '#contract/users/tours.ts';
import { useCurrentUser } from '../../../../platform/person.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardRow, CardRows } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useReplaceTours } from '../../mutations.ts';
import { t } from './messages.ts';
import { TourDialog } from './tour-dialog.tsx';
import styles from './tours.module.css';
import { TOUR_WORDS } from './tours.ts';

/** The feature tours, seen or not, each to be taken again. */
export function ToursCard() {
  const { feature_tours } = useCurrentUser();
  const { mutate } = useReplaceTours(t('failed'));
  const [running, setRunning] = useState<Tour | null>(null);
  const finish = (tour: Tour) => {
    setRunning(null);
    if (!feature_tours[tour]) mutate({ ...feature_tours, [tour]: true });
  };
  return (
    <Card title={t('title')} flush>
      <CardRows>
        {TOURS.map((tour) => (
          <TourRow
            key={tour}
            tour={tour}
            seen={feature_tours[tour] === true}
            onStart={() => setRunning(tour)}
          />
        ))}
      </CardRows>
      {running && (
        <TourDialog
          tour={TOUR_WORDS[running]}
          onDone={() => finish(running)}
          onClose={() => setRunning(null)}
        />
      )}
    </Card>
  );
}

type TourRowProps = { tour: Tour; seen: boolean; onStart: () => void };

function TourRow({ tour, seen, onStart }: TourRowProps) {
  const { name, about } = TOUR_WORDS[tour];
  return (
    <CardRow>
      <div className={styles.about}>
        <Text strong>{name}</Text>
        <Text small muted>
          {about}
        </Text>
      </div>
      <StatusText tone={seen ? 'ok' : 'neutral'} small>
        {seen ? t('seen') : t('unseen')}
      </StatusText>
      <Button
        small
        icon={seen ? IconRefresh : IconPlayerPlay}
        aria-label={seen ? t('replay_named', { tour: name }) : t('start_named', { tour: name })}
        onClick={onStart}
      >
        {seen ? t('replay') : t('start')}
      </Button>
    </CardRow>
  );
}
