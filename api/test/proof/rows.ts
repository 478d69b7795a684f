import { previewImport } from '#contract/imports/endpoints.ts';
import { togglFile } from '../../src/features/imports/fixtures/files.ts';
import { makeAttachment } from '../factories/attachment.ts';
import { insertRow } from '../factories/insert-row.ts';
import { makeProject } from '../factories/project.ts';
import { makePerson, type TestOrganization, type TestPerson } from '../people.ts';
import type { TestServer } from '../server.ts';
import { makeCatalogue } from './catalogue-rows.ts';
import { type ChartRows, makeChart } from './chart-rows.ts';
import type { ClientRows } from './client-rows.ts';
import { type DealRows, makeDeals } from './deal-rows.ts';
import { type InsightRows, makeInsights } from './insight-rows.ts';
import {
  makeInvitation,
  makeOwnEntry,
  makeThread,
  makeTimeExport,
  tellChanges,
  tellPerson,
} from './making.ts';
import { makeOpsLog, type OpsLogRows } from './ops-log-rows.ts';
import { makeLogo } from './organization-rows.ts';
import { makePlans, type PlanRows } from './plan-rows.ts';
import { makePresets } from './preset-rows.ts';
import { makeRatesOfPeople, type RateRows, type RatesOfPeople } from './rate-rows.ts';
import { makeRoster, type RosterRows } from './rostering.ts';
import { makeScenario, type ScenarioRows } from './scenario-rows.ts';
import { makeTwin, type TwinRows } from './twin-rows.ts';

/** Ids of one real row of everything in an organization, each with all that can be said of it. */
export interface Rows
  extends RosterRows,
    OpsLogRows,
    ClientRows,
    RateRows,
    RatesOfPeople,
    TwinRows,
    DealRows,
    ScenarioRows,
    PlanRows,
    ChartRows,
    InsightRows {
  readonly client: string;
  readonly service: string;
  /** Of another parent than `service`. */
  readonly otherService: string;
  readonly exchangeRate: string;
  /** One that the organization's member is on. */
  readonly project: string;
  /** One that they aren't on. */
  readonly hidden: string;
  readonly import: string;
  /** Somebody of the team who asks nothing, and what they hold. */
  readonly colleague: TestPerson;
  readonly grant: string;
  readonly projectGrant: string;
  /** What somebody else holds, in the organization and in `hidden`. */
  readonly otherGrant: string;
  readonly otherProjectGrant: string;
  /** One that was accepted. */
  readonly invitation: string;
  /** The colleague's time, which waits for the word of the organization's member: they report to them. */
  readonly waiting: string;
  /** Approved time of the colleague's that went out for invoicing; for payroll it may still. */
  readonly timeExport: string;
  /** Projects that came from a file; it was taken back. */
  readonly projectImport: string;
  /** A first comment and a colleague's reply to it; another one on `hidden`. */
  readonly thread: string;
  readonly reply: string;
  readonly hiddenComment: string;
  /** What the director shares. */
  readonly savedView: string;
  /** A file that hangs on a comment; another one on `hidden`. */
  readonly attachment: string;
  readonly hiddenAttachment: string;
  /** Published once, with a draft of the same. */
  readonly preset: string;
  readonly opsPreset: string;
  readonly rosterPreset: string;
  /** A draft. */
  readonly announcement: string;
  /** What a coordinator is told. */
  readonly notification: string;
}

/** An organization with people and rows. */
export interface Realm extends TestOrganization {
  readonly rows: Rows;
}

/** Fills an organization. Every text begins with `mark`. */
export const furnish = async (
  muster: TestServer,
  organization: TestOrganization,
  mark: string,
): Promise<Realm> => {
  const { database } = muster;
  const org_id = organization.id;
  const { member, manager, director } = organization.people;
  const insert = (table: string, fields: object) => insertRow(database, table, { org_id, ...fields });

  const colleague = await makePerson(database, org_id, 'coordinator');
  const neighbour = await makePerson(database, org_id, 'member');
  // Without triggers: a first version is what the matrix says that it has seen.
  await database.query(
    `begin; set local session_replication_role = replica;
     update members set position = 'Guard', department = 'Nights', manager_id = '${member.member}'
     where id = '${colleague.member}'; commit`,
  );
  const catalogue = await makeCatalogue(muster, organization, mark);
  const { client, service } = catalogue;
  const project = await makeProject(database, organization, {
    ...{ name: `${mark} harbour`, client_id: client, owner_id: director.member, sponsor_id: manager.member },
    ...{ end_date: '2036-12-31', budget_minor: 9_000_000, budget_minutes: 90_000, priority: 'high' },
    ...{ site_address: `${mark} quay`, site_timezone: 'Europe/Lisbon', tags: [mark], progress: 10 },
    ...{ health_mode: 'manual', health: 'amber', health_note: `${mark} note` },
  });
  await database.query('insert into project_services values ($1, $2, $3)', [org_id, project, service]);
  await insert('project_milestones', { project_id: project, name: `${mark} gate`, due_date: '2036-06-01' });
  const hidden = await makeProject(database, organization, { name: `${mark} vault`, client_id: client });
  const held = { reason: `${mark} reason`, expires_at: '2096-01-01' };
  await insert('role_grants', { subject: member.sub, role: 'member', project_id: project });
  const grants = {
    grant: await insert('role_grants', { subject: colleague.sub, role: 'member', ...held }),
    projectGrant: await insert('role_grants', {
      subject: colleague.sub,
      role: 'manager',
      project_id: project,
      ...held,
    }),
    otherGrant: await insert('role_grants', { subject: neighbour.sub, role: 'coordinator' }),
    otherProjectGrant: await insert('role_grants', {
      subject: neighbour.sub,
      role: 'director',
      project_id: hidden,
    }),
  };
  const invitation = await makeInvitation(muster, org_id, colleague, { member: colleague, project, mark });
  await makeLogo(database, org_id);
  await tellChanges(muster, organization, [client, service, project, org_id], mark);
  const file = await muster.as(manager)(previewImport, {
    organization: org_id,
    file: {
      name: `${mark}.csv`,
      bytes: Buffer.from(togglFile({ Project: `${mark} survey` }, { Duration: 'x' })),
    },
  });
  const said = await makeThread(muster, org_id, colleague, { project, hidden, mark });
  const attach = (project_id: string, comment_id: string) =>
    makeAttachment(database, org_id, { project_id, comment_id, file_name: `${mark} gate.png` });
  const deals = await makeDeals(muster, organization, { client, service, mark });
  const ofPlans = { client, service, contact: catalogue.contact, deal: deals.deal, mark };
  return {
    ...organization,
    rows: {
      ...{
        ...catalogue,
        ...grants,
        project,
        hidden,
        colleague,
        invitation,
        import: file.body.id,
      },
      savedView: await insert('saved_views', {
        ...{ list: 'projects', owner_id: director.member, name: `${mark} view`, shared: true },
        ...{ parameters: { q: `${mark} quay` }, created_by: director.sub },
      }),
      ...(await makeRoster(muster, organization, colleague, { project, hidden, service, mark })),
      ...(await makeOpsLog(muster, organization, colleague, { project, hidden, mark })),
      ...{ ...said, attachment: await attach(project, said.reply) },
      hiddenAttachment: await attach(hidden, said.hiddenComment),
      ...(await makePresets(database, org_id, mark)),
      ...{ ...deals, ...(await makePlans(muster, organization, ofPlans)) },
      ...(await makeScenario(database, org_id, { client, service, member: director.member, mark })),
      announcement: await insert('announcements', {
        ...{ title: `${mark} quay`, message: `${mark} closes`, link: '/daily-activity', problem: mark },
        audience: JSON.stringify({ organizations: [org_id], roles: ['member'], projects: [project] }),
        ...{ send_at: '2096-01-01T10:00Z', created_by: manager.sub },
      }),
      notification: await tellPerson(muster, org_id, organization.people.coordinator, mark),
      waiting: await makeOwnEntry(muster, organization, colleague, {
        ...{ project, service, mark, status: 'submitted' },
      }),
      projectImport: await insert('project_imports', {
        ...{ file_name: `${mark}.csv`, undone_at: '2026-03-02T09:00Z', created_by: manager.sub },
        projects: JSON.stringify([{ id: project, code: 'HRB-204', name: `${mark} harbour` }]),
        kept: JSON.stringify([{ id: project, name: `${mark} harbour` }]),
      }),
      ...(await makeRatesOfPeople(database, org_id, [colleague.member, neighbour.member])),
      ...(await makeChart(muster, organization, colleague, mark)),
      ...(await makeInsights(muster, organization, mark)),
      ...(await makeTwin(muster, organization, client, mark)),
      timeExport: await makeTimeExport(muster, organization, colleague, { client, project, service, mark }),
    },
  };
};
