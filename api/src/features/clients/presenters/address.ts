import type { Address } from '#contract/clients/addresses.ts';
import type { AddressRow } from '../queries/addresses.ts';

/** An address of a client as people see it. */
export const presentAddress = ({ org_id, client_id, ...row }: AddressRow): Address => row;
