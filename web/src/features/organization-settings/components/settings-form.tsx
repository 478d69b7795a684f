import { useEffect } from 'react';
import type { OrganizationSettings, SettingChanges } from '#contract/organizations/settings.ts';
import { Button } from '../../../ui/action/button.tsx';
import { ConflictDialog } from '../../../ui/form-page/conflict-dialog.tsx';
import { FormArea } from '../../../ui/form-page/form-page.tsx';
import { changedFields, valuesOf } from '../effects/setting-values.ts';
import { LABELS } from '../effects/setting-words.ts';
import { useEffects } from '../effects/use-effects.ts';
import { useSettingsForm } from '../effects/use-settings-form.ts';
import { t } from '../messages.ts';
import { EffectsCard, EffectsSummary } from './effects-card.tsx';
import { EffectsContext } from './effects-context.ts';
import { OrganizationSection, PlaceSection } from './organization-sections.tsx';
import { ApprovalSection, LimitsSection, TimeSection } from './time-sections.tsx';
import { WeekSection } from './week-section.tsx';

type SettingsFormProps = {
  /** The settings as they were when the form began. */
  settings: OrganizationSettings;
  /** Where what the changes would do is said. */
  effectsAt: HTMLElement | null;
  /** The settings as they were saved, with what takes that back; or as somebody else left them. */
  onSaved: (settings: OrganizationSettings, back?: SettingChanges) => void;
  /** Whether something is typed that isn't saved. */
  onChanged: (isChanged: boolean) => void;
};

/** Every setting. What changing them would do is said before it is saved, and what somebody else saved is never overwritten unasked. */
export function SettingsForm({ settings, effectsAt, onSaved, onChanged }: SettingsFormProps) {
  const { form, dialog } = useSettingsForm(settings, onSaved);
  const body = changedFields(valuesOf(settings), form.values);
  const effects = useEffects(Object.keys(body).length > 0 ? { changes: body } : null);
  const { changed } = form;
  useEffect(() => onChanged(changed), [changed, onChanged]);
  return (
    <EffectsContext value={effects}>
      <FormArea
        title={t('settings')}
        form={form}
        labels={LABELS}
        cancelHref={`/manager/organizations/${settings.id}`}
        verbs={
          <>
            <EffectsSummary />
            <Button variant="primary" type="submit" disabled={form.submitting}>
              {t('save')}
            </Button>
          </>
        }
      >
        <OrganizationSection form={form} />
        <PlaceSection form={form} />
        <WeekSection form={form} />
        <TimeSection form={form} />
        <ApprovalSection form={form} />
        <LimitsSection form={form} />
      </FormArea>
      <EffectsCard place={effectsAt} />
      <ConflictDialog {...dialog} onKeep={() => void dialog.onKeep()} />
    </EffectsContext>
  );
}
