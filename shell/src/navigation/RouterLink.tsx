import { Link } from '@park/platform';
import type { UiLinkProps } from '@park/ui';

/** The router's link with the props of an `<a href>`, for the design system. */
export function RouterLink({ href, ...rest }: UiLinkProps) {
  return <Link {...rest} to={href} />;
}
