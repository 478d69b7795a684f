import { createFileRoute } from '@tanstack/react-router';
import { readReportedError } from '#contract/reports/endpoints.ts';
import { requireCall } from '../../../../app/guards.ts';
import { reportedError } from '../../../../features/reports/queries.ts';
import { ErrorScreen } from '../../../../features/reports/screens/error-screen.tsx';

// Beside the tabs, not below them: it has a title and verbs of its own.
export const Route = createFileRoute('/_app/admin/reports_/errors/$errorId')({
  loader: ({ context: { client, person }, params: { errorId } }) => {
    requireCall(person, readReportedError, { error_id: errorId });
    return client.ensureQueryData(reportedError(errorId));
  },
  staticData: { title: 'Reported error' },
  component: Detail,
});

function Detail() {
  return <ErrorScreen id={Route.useParams().errorId} />;
}
