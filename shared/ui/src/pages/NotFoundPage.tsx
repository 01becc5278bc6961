import { ButtonLink, Cluster, Page, type Crumb } from '@park/ui';
import type { ReactNode } from 'react';

export interface NotFoundPageProps {
  readonly title: string;
  readonly reason: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly action: { readonly label: string; readonly href: string };
  /** A further link. */
  readonly children?: ReactNode;
}

/**
 * For a record that does not exist (404) or no longer (410): a title, a reason, a link. The caller sets the page
 * title.
 */
export function NotFoundPage({ title, reason, breadcrumbs, action, children }: NotFoundPageProps) {
  return (
    <Page title={title} lead={reason} breadcrumbs={breadcrumbs}>
      <Cluster>
        <ButtonLink variant="primary" href={action.href}>
          {action.label}
        </ButtonLink>
        {children}
      </Cluster>
    </Page>
  );
}
