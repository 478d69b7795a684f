import { Button } from '../../../ui/action/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { useStore } from '../../../ui/theme/store.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { SIMULATIONS, simulate, simulated } from '../effects/simulation.ts';
import { t } from '../messages.ts';
import styles from './diagnosis.module.css';

/** Pretends failures of the API, the network and the clock. */
export function SimulationsCard() {
  const now = useStore(simulated);
  return (
    <Card title={t('simulations')}>
      <div className={styles.triggers}>
        <Text small muted>
          {t('simulations_note')}
        </Text>
        <div className={styles.verbs}>
          {SIMULATIONS.map((one) => (
            <Button
              key={one}
              small
              aria-pressed={one === now}
              variant={one === now ? 'tonal' : 'default'}
              onClick={() => simulate(one === now ? null : one)}
            >
              {t(`simulated_${one}`)}
            </Button>
          ))}
        </div>
        <div role="status" className={styles.verbs}>
          {now && (
            <>
              <StatusText tone="warn">{t(`simulated_${now}`)}</StatusText>
              <Button small onClick={() => simulate(null)}>
                {t('stop')}
              </Button>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
