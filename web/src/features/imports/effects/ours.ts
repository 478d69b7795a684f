import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listClientChoices, listPersonChoices, listServiceTypeChoices } from '#contract/choices/endpoints.ts';
import { listProjects } from '#contract/projects/endpoints.ts';
import { call } from '../../../platform/call.ts';
import { tabOrganization } from '../../../platform/session/tab-organization.ts';
import type { Option } from '../../../ui/form/options.tsx';
import type { Kind } from './choices.ts';

const asked = (q: string) => ({ per_page: 50, ...(q === '' ? {} : { q }) });

const OURS: Record<Kind, (q: string) => Promise<Option[]>> = {
  people: async (q) =>
    (await call(listPersonChoices, { query: asked(q) })).data.map(({ id, name, position }) =>
      option(id, name, position),
    ),
  clients: async (q) =>
    (await call(listClientChoices, { query: asked(q) })).data.map(({ id, name, code }) =>
      option(id, name, code),
    ),
  projects: async (q) =>
    (await call(listProjects, { query: { ...asked(q), sort: 'name' } })).data.map(
      ({ id, name, code, client }) => option(id, name, client ? `${code} · ${client.name}` : code),
    ),
  services: async (q) =>
    (await call(listServiceTypeChoices, { query: asked(q) })).data.map(({ id, name, code }) =>
      option(id, name, code),
    ),
};

const option = (value: string, label: string, detail: string | null): Option => ({
  value,
  label,
  ...(detail ? { detail } : {}),
});

/** Ours of a kind whose name contains `q`, as options. */
export const ours = (kind: Kind, q: string) =>
  queryOptions({
    queryKey: ['choices', tabOrganization(), 'import', kind, q],
    queryFn: () => OURS[kind](q),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
