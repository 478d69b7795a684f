import * as endpoints from '#contract/audit/endpoints.ts';
import type { Api } from '../../platform/api.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { route } from '../../platform/route.ts';
import { recordExport } from './commands/record-export.ts';
import { auditCsv } from './presenters/audit-csv.ts';
import { presentAuditEvent } from './presenters/audit-event.ts';
import { auditPages } from './queries/export-audit.ts';
import { listAudit } from './queries/list-audit.ts';
import { listChoices } from './queries/list-choices.ts';
import { listRootAudit } from './queries/list-root-audit.ts';
import { ORGANIZATION_CHAIN, ROOT_CHAIN, verifyChain } from './queries/verify-chain.ts';

/** The audit trail: what happened, in an organization and above all of them, and whether it still stands as it was sealed. */
export const registerAudit = (api: Api): void => {
  const alone = oneAtATime();
  route(api, endpoints.listAudit, async (context, { query }) => {
    const page = await listAudit(context, query);
    return { ...page, data: page.data.map(presentAuditEvent) };
  });
  route(api, endpoints.listAuditChoices, (context) => listChoices(context));
  route(api, endpoints.exportAudit, async (context, { query: filters }) => {
    await recordExport(context, filters);
    const { organization, person, now } = context;
    const pages = auditPages({ databases: api.databases, organization, person, filters });
    return { name: `muster-audit-${now.toISOString().slice(0, 10)}.csv`, content: auditCsv(pages) };
  });
  route(api, endpoints.verifyAudit, ({ db, organization }) =>
    alone(organization, () => verifyChain(db, ORGANIZATION_CHAIN)),
  );
  route(api, endpoints.listRootAudit, async (context, { query }) => {
    const page = await listRootAudit(context, query);
    return { ...page, data: page.data.map(presentAuditEvent) };
  });
  route(api, endpoints.verifyRootAudit, ({ db }) => alone('root', () => verifyChain(db, ROOT_CHAIN)));
};
