import { useEffect } from 'react';

/** Prints words at the foot of every page; its number stands at the other side. */
export function usePageCode(words: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    // The words are quoted as CSS quotes them, whatever they hold.
    sheet.replaceSync(
      `@page { @bottom-left { content: ${JSON.stringify(words)}; font: 9pt "Inter Variable", sans-serif; } }`,
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  }, [words]);
}
