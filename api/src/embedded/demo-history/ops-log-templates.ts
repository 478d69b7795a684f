import type pg from 'pg';
import type { NewOpsLogTemplate } from '#contract/ops-log/template-shapes.ts';
import type { Company } from '../demo/company.ts';
import { insert } from '../demo/insert.ts';
import { idOf } from '../demo/random.ts';

type Template = NewOpsLogTemplate & {
  /** Null for every project. */
  readonly project: string | null;
  /** The preset of the demo that it was made from, in its first revision. */
  readonly from?: string;
};

const begin: Pick<Template, 'project' | 'title' | 'severity' | 'tags' | 'follow_up_days'> = {
  project: null,
  title: '',
  severity: null,
  tags: [],
  follow_up_days: null,
};

const INCIDENT: Template = {
  ...{ ...begin, type: 'incident', name: 'Incident', severity: 'sev3' },
  body: 'What happened:\n\nWho is affected:\n\nWhat was done at once:\n\nWho was told:',
};
const HANDOVER: Template = {
  ...{ ...begin, type: 'handover', name: 'Shift handover', title: 'Handover {date}' },
  body: 'Open items:\n\nKeys and equipment:\n\nExpected visitors and deliveries:\n\nWatch out for:',
};
const SAFETY: Template = {
  ...{
    ...begin,
    type: 'safety',
    name: 'Near miss',
    severity: 'sev4',
    tags: ['near miss'],
    follow_up_days: 2,
  },
  body: 'What could have happened:\n\nWhy it did not:\n\nWhat would prevent it:',
};
const EQUIPMENT: Template = {
  ...{ ...begin, type: 'equipment', name: 'Defect', severity: 'sev4', follow_up_days: 3 },
  body: 'Item and number:\n\nWhat is wrong:\n\nReplaced by:',
};
const VISITOR: Template = {
  ...{ ...begin, type: 'visitor', name: 'Visitor', title: 'Visitor at {time}' },
  body: 'Name and company:\n\nTo see:\n\nBadge number:\n\nLeft at:',
};
/** As the preset says but for its text, which the harbour has written anew. */
const INJURY: Template = {
  ...{ ...begin, project: 'HRB-204', type: 'incident', name: 'Somebody is hurt', from: 'Somebody is hurt' },
  ...{ title: 'Injury at {time}', severity: 'sev2', tags: ['injury'], follow_up_days: 1 },
  body: 'Who was hurt, and how:\n\nFirst aid given by:\n\nBerth, and way in for the ambulance:\n\nWho was told:',
};
const EVERYWHERE = [INCIDENT, HANDOVER, SAFETY, EQUIPMENT, VISITOR];

const TEMPLATES: Readonly<Record<Company['slug'], readonly Template[]>> = {
  northgate: [
    ...EVERYWHERE,
    { ...INCIDENT, project: 'HRB-204', name: 'Incident' },
    INJURY,
    {
      ...{ ...begin, project: 'HRB-204', type: 'incident', name: 'Fire alarm', severity: 'sev2' },
      ...{ title: 'Fire alarm at {time}', tags: ['fire'] },
      body: 'Panel and zone:\n\nEvacuated (yes/no, how many):\n\nFire brigade called at:\n\nCause found:\n\nReset at:',
    },
    {
      ...{ ...begin, project: 'HRB-204', type: 'incident', name: 'Trespasser', severity: 'sev3' },
      ...{ tags: ['trespass'] },
      body: 'Where seen and on which camera:\n\nDescription:\n\nSpoken to by:\n\nPolice reference:',
    },
  ],
  kestrel: EVERYWHERE,
};

const NONE = { preset_id: null, preset_revision: null };

/** Writes what entries of the ops-logs start from. */
export const seedOpsLogTemplates = (client: pg.Client, { slug }: Company): Promise<void> =>
  insert(
    client,
    'ops_log_templates',
    TEMPLATES[slug].map(({ project, type, name, from, ...payload }) => ({
      ...{ org_id: idOf(slug), id: idOf(slug, 'ops-log template', project ?? '', name), type, name, payload },
      project_id: project === null ? null : idOf(slug, project),
      ...(from ? { preset_id: idOf(slug, 'preset', from), preset_revision: 1 } : NONE),
    })),
  );
