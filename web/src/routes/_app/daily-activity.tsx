import { createFileRoute } from '@tanstack/react-router';
import { TIME_VIEWS } from '#contract/users/settings.ts';
import { organizationNeeded } from '../../app/guards.ts';
import { prefetchDay } from '../../features/activity/queries.ts';
import { DailyActivityScreen } from '../../features/activity/screens/daily-activity-screen.tsx';
import { formatForPerson, useFormat } from '../../platform/format/use-format.ts';
import { day, oneOf, searchParameters } from '../../platform/search.ts';

const search = searchParameters({ date: day, view: oneOf(TIME_VIEWS) });

export const Route = createFileRoute('/_app/daily-activity')({
  validateSearch: search,
  beforeLoad: organizationNeeded,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps: { date, view = person.user.settings.time_view } }) =>
    prefetchDay(client, formatForPerson(person), date, view),
  component: DailyActivityPage,
});

function DailyActivityPage() {
  const { today } = useFormat();
  const { date = today(), view } = Route.useSearch();
  const navigate = Route.useNavigate();
  const go = (to: Partial<ReturnType<typeof search>>) =>
    void navigate({ search: (now) => ({ ...now, ...to }) });
  const ways = { onDate: (to?: string) => go({ date: to }), onView: (to: typeof view) => go({ view: to }) };
  return <DailyActivityScreen {...{ date, view, ...ways }} />;
}
