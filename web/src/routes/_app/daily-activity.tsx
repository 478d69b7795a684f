import { createFileRoute } from '@tanstack/react-router';
import { startOfWeek } from '#contract/activity/rules.ts';
import { organizationNeeded } from '../../app/guards.ts';
import { activityDay, activityWeek } from '../../features/activity/queries.ts';
import { DailyActivityScreen } from '../../features/activity/screens/daily-activity-screen.tsx';
import { formatForPerson, useFormat } from '../../platform/format/use-format.ts';
import { day, searchParameters } from '../../platform/search.ts';

const search = searchParameters({ date: day });

export const Route = createFileRoute('/_app/daily-activity')({
  validateSearch: search,
  beforeLoad: organizationNeeded,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { client, person }, deps }) => {
    const { today, weekStart } = formatForPerson(person);
    const { date = today() } = deps;
    void client.prefetchQuery(activityDay(date));
    void client.prefetchQuery(activityWeek(startOfWeek(date, weekStart)));
  },
  component: DailyActivityPage,
});

function DailyActivityPage() {
  const { today } = useFormat();
  const { date = today() } = Route.useSearch();
  const navigate = Route.useNavigate();
  return <DailyActivityScreen date={date} onDate={(to) => void navigate({ search: { date: to } })} />;
}
