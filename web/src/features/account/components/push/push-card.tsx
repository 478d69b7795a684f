import { useQuery } from '@tanstack/react-query';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { type PushState, skipPush } from '../../../../platform/notifications/push/permission.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { usePushHere } from '../../mutations.ts';
import { pushState } from '../../queries.ts';
import { t } from './messages.ts';
import styles from './push.module.css';

/** Whether this browser shows notifications while Muster is closed; nothing where it can't. */
export function PushCard() {
  const { data: state, refetch } = useQuery(pushState);
  const { mutate, isPending } = usePushHere(t('failed'));
  if (!state) return null;
  const skip = () => {
    skipPush();
    void refetch();
  };
  return (
    <Card title={t('title')}>
      <div className={styles.card}>
        <Words {...state} />
        <div className={styles.buttons}>
          {state.isSubscribed && (
            <Button disabled={isPending} onClick={() => mutate(false)}>
              {t('stop')}
            </Button>
          )}
          {!state.isSubscribed && !state.isDenied && (
            <Button disabled={isPending} onClick={() => mutate(true)}>
              {t('start')}
            </Button>
          )}
          {state.permission === 'prompt' && <Button onClick={skip}>{t('skip')}</Button>}
        </div>
      </div>
    </Card>
  );
}

function Words({ permission, isSubscribed, isDenied, askedLast }: PushState) {
  const format = useFormat();
  if (isDenied) return <Text>{t('denied')}</Text>;
  if (isSubscribed) return <Text>{t('granted')}</Text>;
  if (permission === 'skipped' && askedLast)
    return <Text>{t('skipped', { when: format.relative(askedLast) })}</Text>;
  return <Text>{t('prompt')}</Text>;
}
