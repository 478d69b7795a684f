import { useState } from 'react';
import { failedRead } from '../../../../platform/list/failed-read.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { LoadError } from '../../../../ui/state/load-error.tsx';
import { SkeletonRows } from '../../../../ui/state/skeleton.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { useIsPhone } from '../../../../ui/theme/use-is-phone.ts';
import { type Choosing, EVERYWHERE } from '../../effects/preferences/place.ts';
import { useWishes } from '../../effects/preferences/use-wishes.ts';
import { DigestFields } from './digest-fields.tsx';
import { t } from './messages.ts';
import { MutedProjects } from './muted-projects.tsx';
import { PlaceFields } from './place-fields.tsx';
import { PlaceVerbs } from './place-verbs.tsx';
import { PreferenceList } from './preference-list.tsx';
import { PreferenceTable } from './preference-table.tsx';
import styles from './preferences.module.css';
import { QuietHours } from './quiet-hours.tsx';
import { ZoneNote } from './zone-note.tsx';

/** How somebody wants to be told: when, of what, on which way and where; every choice is saved at once. */
export function PreferencesCard() {
  const { wishes, error, refetch, choose, unsaved } = useWishes();
  const [place, setPlace] = useState(EVERYWHERE);
  const failed = wishes ? undefined : failedRead(error, t('failed'), refetch);
  const choosing = wishes && { wishes, place, choose, unsaved };
  return (
    <Card title={t('title')} flush>
      {failed ? (
        <LoadError {...failed} />
      ) : choosing ? (
        <>
          <section className={styles.section}>
            <h3>{t('when')}</h3>
            <QuietHours {...choosing} />
            <DigestFields {...choosing} />
            <ZoneNote />
          </section>
          <section className={styles.section}>
            <h3>{t('what')}</h3>
            <Text small muted>
              {t('inbox_note')}
            </Text>
            <PlaceFields place={place} onChange={setPlace} />
            {place.organization && (
              <Text small muted>
                {t('narrower_note')}
              </Text>
            )}
            <PlaceVerbs {...choosing} />
          </section>
          <Types {...choosing} />
          <MutedProjects {...choosing} />
        </>
      ) : (
        <SkeletonRows rows={16} />
      )}
    </Card>
  );
}

function Types(choosing: Choosing) {
  return useIsPhone() ? <PreferenceList {...choosing} /> : <PreferenceTable {...choosing} />;
}
