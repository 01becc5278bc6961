/** Whether a remote serves the path, so that no link leads to a page that does not exist. */
export type HasRoute = (path: string) => boolean;

/** Props of the shell's own pages. */
export interface ShellPageProps {
  readonly hasRoute: HasRoute;
  /** What was typed as e-mail address in the form that the page answers. */
  readonly typedEmail?: string | undefined;
}
