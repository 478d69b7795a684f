import { EMBEDDED_PAGES } from '#contract/embedding/addresses.ts';
import type { LinkProps } from '../../../ui/theme/link.tsx';

/** A link of a page inside another application: what isn't the page itself opens in a tab of its own, where somebody is signed in. */
export function LinkOut({ href, children, ...rest }: LinkProps) {
  const out = EMBEDDED_PAGES.test(href) ? {} : { target: '_blank', rel: 'noreferrer' };
  return (
    <a href={href} {...out} {...rest}>
      {children}
    </a>
  );
}
