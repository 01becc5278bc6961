import { createContext, useContext, type AnchorHTMLAttributes, type ComponentType, type Ref } from 'react';

export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

const LinkContext = createContext<ComponentType<UiLinkProps> | null>(null);

/** The shell provides the router's link, with the props of `<a href>`. Without it links reload the page. */
export const UiLinkProvider = LinkContext.Provider;

const isInternal = (href: string) => /^(?:\/(?![/\\])|[?#])/.test(href);

/** An unstyled link. Other sites open in a new window, without opener and referrer. */
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
