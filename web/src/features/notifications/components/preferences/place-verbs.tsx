import { IconArrowBackUp, IconBell, IconBellOff } from '@tabler/icons-react';
import { Button } from '../../../../ui/action/button.tsx';
import { Text } from '../../../../ui/theme/text.tsx';
import { isSameScope, mutedProjects } from '../../effects/preferences/in-force.ts';
import { muting, resetting } from '../../effects/preferences/muting.ts';
import { type Choosing, fieldsOf, placeName, scopeOf } from '../../effects/preferences/place.ts';
import { t } from './messages.ts';
import styles from './preferences.module.css';
import { RetryNote } from './retry-note.tsx';

/** What can be done for a whole place: mute a project, take back all that was chosen there, try again what isn't saved elsewhere. */
export function PlaceVerbs({ wishes, place, choose, unsaved }: Choosing) {
  const scope = scopeOf(place);
  const reset = resetting(wishes, place);
  const isMuted = mutedProjects(wishes.preferences).some((one) => isSameScope(one, scope));
  const elsewhere = unsaved.filter(
    ({ field }) => field.startsWith('in/') && !field.startsWith(fieldsOf(scope)),
  );
  const retryAll = () => {
    for (const { retry } of elsewhere) retry();
  };
  return (
    <>
      <div className={styles.verbs}>
        {place.project && (
          <Button
            small
            icon={isMuted ? IconBell : IconBellOff}
            onClick={() => choose(muting(scope, placeName(place), !isMuted))}
          >
            {t(isMuted ? 'unmute' : 'mute')}
          </Button>
        )}
        {reset && (
          <Button small icon={IconArrowBackUp} onClick={() => choose(reset)}>
            {t('reset')}
          </Button>
        )}
      </div>
      <RetryNote unsaved={unsaved} field={`${fieldsOf(scope)}muted`} what={t('mute')} />
      <RetryNote unsaved={unsaved} field={`${fieldsOf(scope)}reset`} what={t('reset')} />
      {elsewhere.length > 0 && (
        <div className={styles.unsaved} role="alert">
          <Text>{t('unsaved_elsewhere', { count: elsewhere.length })}</Text>
          <Button small onClick={retryAll}>
            {t('retry')}
          </Button>
        </div>
      )}
    </>
  );
}
