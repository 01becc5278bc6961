/** Whether a remote serves the path, so that no link leads to a page that does not exist. */
export type HasRoute = (path: string) => boolean;

/** What every page of the shell itself gets. */
export interface ShellPageProps {
  readonly hasRoute: HasRoute;
}
