import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ActivityTimer } from '#contract/activity/shapes.ts';
import { readTimer } from '#contract/activity/timer-endpoints.ts';
import { clock } from '../../../platform/format/durations.ts';
import { useMaybeOrganization, usePermissions } from '../../../platform/person.ts';
import { LiveTimer } from '../../../ui/shell/top-bar-parts.tsx';
import { Link } from '../../../ui/theme/link.tsx';
import { useIsPhone } from '../../../ui/theme/use-is-phone.ts';
import { t } from '../messages.ts';
import { runningTimer } from '../queries.ts';
import { purposeText } from './purpose-text.ts';
import styles from './running-timer.module.css';
import { useElapsed } from './timer/use-elapsed.ts';

const PAGE = '/daily-activity';
/** Characters of a note that the top bar has room for. */
const ROOM = 28;

/** The running timer in the top bar, on phones without words; nothing while none runs, and on the page that shows it anyway. `as` adds what it became since. */
export function RunningTimer({ as = same }: { as?: (timer: ActivityTimer | null) => ActivityTimer | null }) {
  const isPhone = useIsPhone();
  const organization = useMaybeOrganization();
  const allowed = usePermissions().may(readTimer);
  const { pathname } = useLocation();
  const wanted = organization !== null && allowed && pathname !== PAGE;
  const { data, dataUpdatedAt } = useQuery({ ...runningTimer(), enabled: wanted });
  const timer = as(data?.timer ?? null);
  const elapsed = useElapsed(timer?.started_at, data?.now, dataUpdatedAt);
  if (!wanted || !timer) return null;
  const [time, what, label] = [clock(elapsed), clipped(timer.note || purposeText(timer)), t('running')];
  if (!isPhone) return <LiveTimer time={time} what={what} href={PAGE} label={label} />;
  return (
    <Link href={PAGE} className={styles.timer} aria-label={`${label}: ${time}, ${what}`}>
      <span className={styles.dot} />
      {time}
    </Link>
  );
}

const same = (timer: ActivityTimer | null) => timer;

const clipped = (words: string): string =>
  words.length > ROOM ? `${words.slice(0, ROOM - 1).trimEnd()}…` : words;
