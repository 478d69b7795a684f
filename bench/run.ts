// Measures Muster against its limits and writes docs/BENCHMARKS.md. Takes about 20 minutes.
import { writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { measureAccess } from './access.ts';
import { measureAccountPlans } from './account-plans.ts';
import { measureActivityList } from './activity-list.ts';
import { measureApproving } from './approving.ts';
import { measureCalculation } from './calculation.ts';
import { measureCapacity } from './capacity.ts';
import { measureClientImport } from './client-import.ts';
import { measureClients } from './clients.ts';
import { measureConflicts } from './conflicts.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDashboardPage } from './dashboard-page.ts';
import { measureFeedPage } from './feed-page.ts';
import { measureImportPreview } from './imports.ts';
import { measureInsights } from './insights.ts';
import { tableOf } from './measurement.ts';
import { measureMemberImport } from './member-import.ts';
import { measureMembers } from './members.ts';
import { prepareData, startBenchedMuster } from './muster.ts';
import { measureOrgChart } from './org-chart.ts';
import { measureOrganizationDashboard } from './organization-dashboard.ts';
import { measurePages } from './pages.ts';
import { measurePlanItems } from './plan-items.ts';
import { measurePolling } from './polling.ts';
import { measureProjectList } from './project-list.ts';
import { measurePublishing } from './publishing.ts';
import { measureRates } from './rates.ts';
import { measureRoster } from './roster.ts';
import { seedOrganization } from './seeds.ts';
import { measureSending } from './sending.ts';
import { measureSignIn } from './sign-in.ts';

const quick = process.argv.includes('--quick');
const muster = await startBenchedMuster(await prepareData());
try {
  await seedOrganization(muster);
  const pages = await measurePages(muster);
  const projects = await measureProjectList(muster, quick ? 2 : 8);
  const access = await measureAccess(muster, quick ? 500 : 3_000);
  const signIn = await measureSignIn(muster);
  const dashboard = await measureDashboard(muster, quick ? 1e5 : 1e6);
  const rates = await measureRates(muster, quick ? 1e5 : 1e6);
  const activity = await measureActivityList(muster, quick ? [1e3, 1e5] : [1e3, 1e5, 1e6, 1e7]);
  const feed = await measureFeedPage(muster, quick ? [1e3, 1e5] : [1e3, 1e5, 1e7]);
  const approving = await measureApproving(muster);
  const conflicts = await measureConflicts(muster, quick ? [1e3, 1e5] : [1e3, 1e5, 1e6]);
  const capacity = await measureCapacity(muster);
  const roster = await measureRoster(muster);
  const publishing = await measurePublishing(muster);
  const polling = await measurePolling(
    muster,
    quick
      ? { seconds: 2, minute: 10, sizes: [1e3, 1e5] }
      : { seconds: 8, minute: 60, sizes: [1e3, 1e5, 1e6, 1e7] },
  );
  const manyClients = await measureClients(muster, quick);
  const plans = await measurePlanItems(muster);
  const manyPlans = await measureAccountPlans(muster, quick ? 2 : 6);
  const team = await measureMembers(muster, quick ? 2 : 6);
  const chart = await measureOrgChart(muster);
  const organization = [
    ...(await measureOrganizationDashboard(muster, 1e5)),
    ...(await measureDashboardPage(muster, 1e5)),
  ];
  const insights = await measureInsights(muster, quick ? 1e5 : 1e6);
  const imports = await measureImportPreview();
  const clients = [...(await measureClientImport()), ...(await measureMemberImport())];
  const calculation = await measureCalculation();
  const sending = await measureSending(quick ? 1_000 : 5_000);
  const all = [
    ...projects,
    ...access,
    ...dashboard,
    ...rates,
    ...activity,
    ...feed,
    ...approving,
    ...conflicts,
    ...capacity,
    ...roster,
    ...publishing,
    ...polling,
    ...manyClients,
    ...plans,
    ...manyPlans,
    ...team,
    ...chart,
    ...organization,
    ...insights,
    ...sending,
    ...calculation,
    ...pages,
    ...signIn,
    ...imports,
    ...clients,
  ];
  const machine = `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
  const text = `# Benchmarks\n\nWritten by \`npm run bench\` on ${machine}. Ratios compare with a bare handler or a small size in the same run.\n\n${tableOf(all)}\n`;
  console.log(text);
  if (!quick) writeFileSync(new URL('../docs/BENCHMARKS.md', import.meta.url), text);
  process.exitCode = all.some(({ ok }) => ok === false) ? 1 : 0;
} finally {
  await muster.stop();
}
