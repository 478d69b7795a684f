import type { OrganizationSettings, SettingRevision } from '#contract/organizations/settings.ts';
import { isCallError } from '../../../platform/call-error.ts';
import { useFormat } from '../../../platform/format/use-format.ts';
import { unsentNote } from '../../../platform/http/unreached.ts';
import { Button } from '../../../ui/action/button.tsx';
import { Facts } from '../../../ui/card/facts.tsx';
import { StatusText } from '../../../ui/display/status-text.tsx';
import { Dialog, DialogVerbs } from '../../../ui/feedback/dialog.tsx';
import { toast } from '../../../ui/feedback/toast/toast.ts';
import { Text } from '../../../ui/theme/text.tsx';
import { backOf } from '../effects/put-back.ts';
import { settingName, settingWord } from '../effects/setting-words.ts';
import { useEffects } from '../effects/use-effects.ts';
import { t } from '../messages.ts';
import { useUpdateSettings } from '../mutations.ts';
import { EffectList } from './effect-list.tsx';
import styles from './settings.module.css';

type PutBackDialogProps = {
  revision: SettingRevision;
  /** The settings as they are now. */
  settings: OrganizationSettings;
  onBack: (settings: OrganizationSettings) => void;
  onClose: () => void;
};

/** Says what becomes what again, and what that would do, before a change is put back. */
export function PutBackDialog({ revision, settings, onBack, onClose }: PutBackDialogProps) {
  const format = useFormat();
  const changes = backOf(revision, settings);
  const effects = useEffects({ changes });
  const { mutate, error, isPending } = useUpdateSettings();
  const now = new Map<string, unknown>(Object.entries(settings));
  const put = () =>
    mutate(
      { version: settings.version, body: changes },
      {
        onSuccess: (saved) => {
          toast.show({ title: t('put_back_toast') });
          onBack(saved);
          onClose();
        },
      },
    );
  const word = (field: string, value: unknown) => settingWord(field, value, format) || '–';
  return (
    <Dialog open title={t('put_back_title', { who: revision.by })} boxSize="medium" onClose={onClose}>
      <div className={styles.stack}>
        <Text muted>{t('put_back_note')}</Text>
        <Facts
          facts={Object.entries(changes).map(([field, back]) => ({
            label: settingName(field),
            value: t('from_to', { before: word(field, now.get(field)), after: word(field, back) }),
          }))}
        />
        {effects && <EffectList effects={effects} />}
        <div aria-live="polite">
          {error && (
            <StatusText tone="bad">
              {isCallError(error, 412) ? t('undo_stale') : (unsentNote(error) ?? error.message)}
            </StatusText>
          )}
        </div>
        <DialogVerbs>
          <Button onClick={onClose}>{t('leave_it')}</Button>
          <Button variant="primary" disabled={isPending} onClick={put}>
            {t('put_back_now')}
          </Button>
        </DialogVerbs>
      </div>
    </Dialog>
  );
}
