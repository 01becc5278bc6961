import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<UiLinkProps> | null>(null);

/** The shell hands in the router's link, in the clothes of an `<a href>`. Without it links load the page anew. */
export const UiLinkProvider = LinkContext.Provider;

const isInternal = (href: string) => /^(?:\/(?!\/)|[?#])/.test(href);

/** A link without a look of its own. Addresses of other sites open in a new window and learn nothing about this one. */
export function UiLink(props: UiLinkProps) {
  const RouterLink = useContext(LinkContext);
  if (RouterLink && isInternal(props.href) && !props.target && props.download === undefined)
    return <RouterLink {...props} />;
  const elsewhere = /^https?:/.test(props.href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a {...elsewhere} {...props}>
      {props.children}
    </a>
  );
}
