import { ImportPage } from '../../bringing/components/import-page.tsx';
import { useMemberKind } from '../effects/use-member-kind.ts';

/** People from a CSV or Excel file: chosen, mended cell by cell, imported as a whole. */
export const MemberImportScreen = () => <ImportPage kind={useMemberKind()} />;
