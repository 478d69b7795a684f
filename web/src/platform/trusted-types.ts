interface TrustedTypePolicies {
  createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown;
}

declare global {
  interface Window {
    readonly trustedTypes?: TrustedTypePolicies;
  }
}

/**
 * The one way in which text may become markup here: as a stylesheet, which the design system writes. Whatever could hold
 * an element is refused by the browser (Trusted Types), wherever it came from.
 */
export function trustStylesOnly(): void {
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (text.includes('<') ? null : text),
  });
}
