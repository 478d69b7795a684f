import { createFileRoute } from '@tanstack/react-router';
import { organizationOfAddress } from '../../../../app/organization/of-address.ts';

export const Route = createFileRoute('/_app/manager/organizations/$orgId')({
  beforeLoad: organizationOfAddress,
});
