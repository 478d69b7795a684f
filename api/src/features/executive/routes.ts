import * as endpoints from '#contract/executive/endpoints.ts';
import * as mails from '#contract/executive/mail-endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { route } from '../../platform/route.ts';
import { changeMail } from './commands/change-mail.ts';
import { createMail } from './commands/create-mail.ts';
import { deleteMail } from './commands/delete-mail.ts';
import { presentPdf } from './presenters/pdf.ts';
import { listDeals } from './queries/list-deals.ts';
import { listIncidents } from './queries/list-incidents.ts';
import { listProjects } from './queries/list-projects.ts';
import { listReviews } from './queries/list-reviews.ts';
import { listTeams } from './queries/list-teams.ts';
import { findMail, listMails, presentMail } from './queries/mails.ts';
import { readExecutive } from './queries/read-executive.ts';

/** Figures across organizations, and the rows that they are made of. */
export const registerExecutive = (api: Api): void => {
  route(api, endpoints.readExecutive, (context, { query }) => readExecutive(context, query));
  route(api, endpoints.exportExecutivePdf, async (context, { query }) =>
    presentPdf(await readExecutive(context, query), context.now),
  );
  route(api, endpoints.listExecutiveProjects, (context, { query }) => listProjects(context, query));
  route(api, endpoints.listExecutiveTeams, (context, { query }) => listTeams(context, query));
  route(api, endpoints.listExecutiveDeals, (context, { query }) => listDeals(context, query));
  route(api, endpoints.listExecutiveIncidents, (context, { query }) => listIncidents(context, query));
  route(api, endpoints.listExecutiveReviews, (context, { query }) => listReviews(context, query));
  registerMails(api);
};

/** When somebody is mailed the figures. */
const registerMails = (api: Api): void => {
  route(api, mails.listExecutiveMails, async ({ db, person }) => ({
    data: (await listMails(db, person.sub)).map(presentMail),
  }));
  route(api, mails.createExecutiveMail, async (context, { body }) =>
    findMail(context, await createMail(context, body)),
  );
  route(api, mails.updateExecutiveMail, async (context, { params: { mail_id }, body }) => {
    await changeMail(context, mail_id, body);
    return findMail(context, mail_id);
  });
  route(api, mails.deleteExecutiveMail, async (context, { params }) => {
    await deleteMail(context, params.mail_id);
    return undefined;
  });
};
