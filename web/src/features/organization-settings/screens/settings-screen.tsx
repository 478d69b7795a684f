import { useSuspenseQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { readLeaveSettings } from '#contract/leave/settings-endpoints.ts';
import { updateSettings } from '#contract/organizations/endpoints.ts';
import type { OrganizationSettings, SettingChanges } from '#contract/organizations/settings.ts';
import { usePermissions } from '../../../platform/person.ts';
import { HistoryCard } from '../components/history-card.tsx';
import { HolidaysCard } from '../components/holidays-card.tsx';
import { LogoCard } from '../components/logo-card.tsx';
import styles from '../components/settings.module.css';
import { SettingsFacts } from '../components/settings-facts.tsx';
import { SettingsForm } from '../components/settings-form.tsx';
import { useUndoSettings } from '../effects/use-undo-settings.ts';
import { t } from '../messages.ts';
import { organizationSettings } from '../queries.ts';

/** What an organization decides of itself: every setting with what changing it would do, the logo, holidays, and the history. */
export function SettingsScreen() {
  const { data } = useSuspenseQuery(organizationSettings());
  const [begun, setBegun] = useState(data);
  const isTyping = useRef(false);
  const setTyping = useCallback((isChanged: boolean) => {
    isTyping.current = isChanged;
  }, []);
  // What is being typed stays; saving it meets the version that was made meanwhile, and says so only where both changed a field.
  const follow = (changed: OrganizationSettings) => {
    if (!isTyping.current) setBegun(changed);
  };
  // What the page kept of its last visit, or what somebody else saves, may be another version than the form began with.
  useEffect(() => {
    if (!isTyping.current) setBegun((now) => (data.version > now.version ? data : now));
  }, [data]);
  const offerUndo = useUndoSettings(follow);
  const proceed = (saved: OrganizationSettings, back?: SettingChanges) => {
    setBegun(saved);
    if (back && Object.keys(back).length > 0) offerUndo(saved, back);
  };
  const { may, isAdmin } = usePermissions();
  // The page says above everything why the organization is suspended.
  const isSuspended = data.status !== 'active' && !isAdmin;
  const isLocked = !may(updateSettings) || isSuspended;
  const [effectsAt, setEffectsAt] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.settings}>
      {isLocked ? (
        <SettingsFacts settings={data} why={t(isSuspended ? 'suspended' : 'read_only')} />
      ) : (
        <SettingsForm
          key={begun.version}
          settings={begun}
          effectsAt={effectsAt}
          onSaved={proceed}
          onChanged={setTyping}
        />
      )}
      <div className={styles.side}>
        <div ref={setEffectsAt} className={styles.effects} />
        <LogoCard settings={data} isLocked={isLocked} />
        {may(readLeaveSettings) && <HolidaysCard isLooking={!isSuspended} />}
        <HistoryCard settings={data} isLocked={isLocked} onBack={follow} />
      </div>
    </div>
  );
}
