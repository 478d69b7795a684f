import { IconAlertTriangle, IconUsers } from '@tabler/icons-react';
import type { AudiencePreview } from '#contract/announcements/shapes.ts';
import { useFormat } from '../../../../platform/format/use-format.ts';
import { Button } from '../../../../ui/action/button.tsx';
import { Card, CardSide } from '../../../../ui/card/card.tsx';
import { StatusText } from '../../../../ui/display/status-text.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Icon } from '../../../../ui/theme/icon.tsx';
import { audienceRefusals } from '../../effects/refusals.ts';
import { useCounted } from '../../effects/use-counted.ts';
import type { AnnouncementValues } from '../../effects/values.ts';
import { t as words } from '../../messages.ts';
import styles from './compose.module.css';
import { t } from './messages.ts';

/** Who would be told by what is chosen: how many, the first of them by name, and how they are told. */
export function AudienceCard({ values }: { values: AnnouncementValues }) {
  const { preview, error, isCounting, refetch } = useCounted(values);
  const isChosen = values.organizations.length > 0;
  const isRefused = Object.keys(audienceRefusals(error)).length > 0;
  return (
    <Card title={t('who')} end={isChosen && isCounting && <CardSide>{t('counting')}</CardSide>}>
      <div className={styles.who} aria-live="polite">
        {!isChosen && <p className={styles.muted}>{t('choose_first')}</p>}
        {isChosen && error && (
          <StatusText tone="bad">{isRefused ? error.message : t('count_failed')}</StatusText>
        )}
        {isChosen && error && !isRefused && (
          <Button small onClick={() => void refetch()}>
            {t('again')}
          </Button>
        )}
        {isChosen && !error && !preview && <SkeletonRows rows={3} height={24} />}
        {isChosen && !error && preview && <Preview preview={preview} />}
      </div>
    </Card>
  );
}

function Preview({ preview: { people, sample, without_account, reach } }: { preview: AudiencePreview }) {
  const format = useFormat();
  const rest = people - sample.length;
  return (
    <>
      {people === 0 ? (
        <>
          <StatusText tone="warn" strong>
            {t('nobody')}
          </StatusText>
          <p className={styles.muted}>{t('nobody_note')}</p>
        </>
      ) : (
        <>
          <p className={styles.count}>
            <Icon icon={IconUsers} size={20} />
            <span>
              <strong>{format.number(people)}</strong> {t(people === 1 ? 'person' : 'people')}
            </span>
          </p>
          <p>
            {rest > 0
              ? t('and_more', { names: sample.join(', '), count: format.number(rest) })
              : sample.join(', ')}
          </p>
        </>
      )}
      {without_account > 0 && (
        <p className={styles.without}>
          <Icon icon={IconAlertTriangle} />
          {t('without_account', { count: without_account })}
        </p>
      )}
      {people > 0 && <Reach reach={reach} />}
    </>
  );
}

function Reach({ reach }: Pick<AudiencePreview, 'reach'>) {
  const format = useFormat();
  return (
    <>
      <table className={styles.reach}>
        <thead>
          <tr>
            <th scope="col">{t('way')}</th>
            <th scope="col">{t('at_once')}</th>
            <th scope="col">{t('with_digest')}</th>
            <th scope="col">{t('off')}</th>
          </tr>
        </thead>
        <tbody>
          {reach.map(({ channel, instant, digest, off }) => (
            <tr key={channel}>
              <th scope="row">{words(`channel_${channel}`)}</th>
              <td>{format.number(instant)}</td>
              <td>{channel === 'web-push' ? '–' : format.number(digest)}</td>
              <td>{format.number(off)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.muted}>{t('everybody_inbox')}</p>
    </>
  );
}
