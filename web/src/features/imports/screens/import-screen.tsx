import { EarlierImports } from '../components/earlier/earlier-imports.tsx';
import { FileStep } from '../components/file/file-step.tsx';
import { ImportPage } from '../components/frame/import-page.tsx';
import { type ImportSearch, importHref } from '../effects/import-address.ts';
import { OpenImport } from './open-import.tsx';

type ImportScreenProps = {
  search: ImportSearch;
  /** Goes to an address of this page. */
  onGo: (href: string) => void;
};

/** Time from other trackers: choose a file, see what it holds, assign its names, import it, take it back. */
export function ImportScreen({ search, onGo }: ImportScreenProps) {
  const { import: id, step } = search;
  const open = (read: string) => onGo(importHref(read, 'check'));
  if (id) return <OpenImport key={id} id={id} asked={step ?? 'check'} onGo={onGo} />;
  return (
    <ImportPage step="file">
      <FileStep onRead={open} />
      <EarlierImports search={search} onContinue={open} />
    </ImportPage>
  );
}
