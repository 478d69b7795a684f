import { ImportPage } from '../../bringing/components/import-page.tsx';
import { useClientKind } from '../effects/use-client-kind.ts';

/** Clients from a CSV or Excel file: chosen, mended cell by cell, imported as a whole. */
export const ClientImportScreen = () => <ImportPage kind={useClientKind()} />;
