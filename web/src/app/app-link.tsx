import { useRouter } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { mayLoadAhead } from '../platform/connection.ts';
import type { LinkProps } from '../ui/theme/link.tsx';
import { preload } from './prefetch/preload.ts';

/** The router's link for the design system: goes there without loading the page, prefetches when meant. */
export function AppLink({ href, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const meant = () => {
    if (isOurs(href) && mayLoadAhead()) void preload(router, href);
  };
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || rest.target || !isOurs(href) || !isPlainClick(event)) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a {...rest} href={href} onClick={follow} onPointerEnter={meant} onFocus={meant}>
      {children}
    </a>
  );
}

const isOurs = (href: string): boolean =>
  /^[/?#]/.test(href) && URL.parse(href, window.location.href)?.origin === window.location.origin;

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
