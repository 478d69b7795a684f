import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { readTimer } from '#contract/activity/timer-endpoints.ts';
import { clock } from '../../../platform/format/durations.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { LiveTimer } from '../../../ui/shell/top-bar-parts.tsx';
import { t } from '../messages.ts';
import { runningTimer } from '../queries.ts';
import { purposeText } from './purpose-text.ts';
import { useElapsed } from './timer/use-elapsed.ts';

/** The running timer in the top bar; nothing while none runs, and on the page that shows it anyway. */
export function RunningTimer() {
  const organization = useMaybeOrganization();
  const allowed = usePermissions().may(readTimer);
  const { pathname } = useLocation();
  const wanted = organization !== null && allowed && pathname !== '/daily-activity';
  const { data, dataUpdatedAt } = useQuery({ ...runningTimer(), enabled: wanted });
  const elapsed = useElapsed(data?.timer?.started_at, data?.now, dataUpdatedAt);
  if (!wanted || !data?.timer) return null;
  const what = data.timer.note || purposeText(data.timer);
  return <LiveTimer time={clock(elapsed)} what={what} href="/daily-activity" label={t('running')} />;
}
