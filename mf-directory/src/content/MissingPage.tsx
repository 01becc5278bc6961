import { usePageTitle } from '@park/platform';
import { ButtonLink, Page, type Crumb } from '@park/ui';

export interface MissingPageProps {
  readonly title: string;
  readonly reason: string;
  readonly breadcrumbs: readonly Crumb[];
  readonly action: { readonly label: string; readonly href: string };
}

/** What was asked for is not there (404), or no longer (410): a sentence, a reason, one way on. */
export function MissingPage({ title, reason, breadcrumbs, action }: MissingPageProps) {
  usePageTitle(title);
  return (
    <Page title={title} lead={reason} breadcrumbs={breadcrumbs}>
      <ButtonLink variant="primary" href={action.href}>
        {action.label}
      </ButtonLink>
    </Page>
  );
}
