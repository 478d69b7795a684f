import type { InsightSubject } from '#contract/insights/finding.ts';

/** Where the page of what an insight is of, or names, is; undefined for what has none of its own. */
export function subjectHref({ type, id }: InsightSubject, organization: string): string | undefined {
  if (!id) return undefined;
  switch (type) {
    case 'member':
      return `/manager/organizations/${organization}/team/${id}`;
    case 'project':
      return `/manager/projects/${id}/dashboard`;
    case 'client':
      return `/manager/clients/${id}`;
    case 'service':
      return `/manager/service-types/${id}`;
    case 'organization':
    case 'department':
    case 'shift':
    case 'entry':
      return undefined;
  }
}
