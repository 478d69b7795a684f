import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react';

export type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
};

export type LinkComponent = ComponentType<LinkProps>;

function PlainLink({ href, children, ...rest }: LinkProps) {
  return (
    <a href={href} {...rest}>
      {children}
    </a>
  );
}

const LinkContext = createContext<LinkComponent>(PlainLink);

/** Fills every link of the design system with the application's router link. */
export const LinkProvider = LinkContext.Provider;

/** A link inside the application, drawn by the router link that the application provides. */
export function Link(props: LinkProps) {
  const Component = use(LinkContext);
  return <Component {...props} />;
}
