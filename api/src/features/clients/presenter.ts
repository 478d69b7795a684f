import type { Client } from '#contract/clients/shapes.ts';
import type { ClientRow } from './queries.ts';

/** A client as people see it. */
export const presentClient = ({ work, org_id, ...row }: ClientRow): Client => ({ ...row, ...work });
