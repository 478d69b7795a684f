import { messages } from '../../../../platform/messages.ts';

/** Words of what a project's ops-log adds to its dashboard. */
export const t = messages('project_incidents', {
  incidents: 'Open incidents',
  note: 'as they are now',
  ops_log: 'Ops-log',
  failed: 'The incidents could not be loaded',
  quiet: 'No incident is open, and no handover waits',
  severity_info: 'Info',
  severity_sev4: 'Sev 4',
  severity_sev3: 'Sev 3',
  severity_sev2: 'Sev 2',
  severity_sev1: 'Sev 1',
  waiting: '{{count}} not acknowledged',
  oldest: 'Not acknowledged for longest, {{when}}',
  handovers_one: '{{count}} handover waits for an answer',
  handovers_other: '{{count}} handovers wait for an answer',
});
