import { IconPlayerPlay, IconRefresh } from '@tabler/icons-react';
import type { Tour } from '#contract/users/tours.ts';
import { useCurrentUser } from '../../../platform/person.ts';
import { Button } from '../../../ui/action/button.tsx';
import { CardRow, CardRows } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Text } from '../../../ui/theme/text.tsx';
import { askedTour } from '../effects/asked-tour.ts';
import { tourWords } from '../effects/tour-words.ts';
import { useMyTours } from '../effects/use-my-tours.ts';
import { t } from '../messages.ts';
import styles from './tours.module.css';

/** The tours that somebody has, each with its verb; `onStart` closes what they are shown in. */
export function TourRows({ onStart }: { onStart?: () => void }) {
  const { feature_tours } = useCurrentUser();
  return (
    <CardRows>
      {useMyTours().map((tour) => (
        <TourRow key={tour} tour={tour} seen={feature_tours[tour] === true} onStart={onStart} />
      ))}
    </CardRows>
  );
}

type TourRowProps = { tour: Tour; seen: boolean; onStart: (() => void) | undefined };

function TourRow({ tour, seen, onStart }: TourRowProps) {
  const { name, about } = tourWords(tour);
  const start = () => {
    onStart?.();
    askedTour.set(tour);
  };
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
        aria-label={t(seen ? 'replay_named' : 'start_named', { tour: name })}
        onClick={start}
      >
        {seen ? t('replay') : t('start')}
      </Button>
    </CardRow>
  );
}
