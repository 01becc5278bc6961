import type { PageData } from '../page-data/page-data';
import type { Theme } from '../theme/theme-store';

/** Everything that decides what a page looks like. It is data, so that it can be sent to another process. */
export interface RenderRequest {
  /** The data of the page as the browser gets it. */
  readonly page: PageData;
  /** Path and query. */
  readonly address: string;
  readonly theme: Theme;
  /** Value of the consent cookie; missing where there is none. */
  readonly consent?: string;
}
