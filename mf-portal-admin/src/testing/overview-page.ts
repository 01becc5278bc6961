/** The overview as a role opens it in tests. */
import { screen, waitFor, type RenderOptions } from '@park/testing';
import OverviewPage from '../features/overview/OverviewPage';
import { renderPortal } from './render-portal';

/** What each role may do of what this page shows; written down from the matrix, not from the code (A6). */
const roles = {
  External: [],
  Employee: ['Fairmove', 'Parkshare_Book'],
  CompanyAdministrator: [
    'BookARoom_Book',
    'Camipro',
    'Collaborator_Manage',
    'Fairmove',
    'Parkshare_Book',
    'Ticketing_Create',
  ],
  CompanySupervisor: [
    'BookARoom_Book',
    'Camipro',
    'Collaborator_Manage',
    'Fairmove',
    'Parkshare_Book',
    'Ticketing_Create',
  ],
  SuperAdministrator: [
    'BookARoom_Book',
    'Camipro',
    'Collaborator_Manage',
    'Fairmove',
    'Parkshare_Book',
    'Ticketing_Create',
  ],
  Exited: [],
  ExternalFIT: ['BookARoom_Book', 'Parkshare_Book'],
  Facilities: ['BookARoom_Book', 'Camipro', 'Fairmove', 'Parkshare_Book', 'Ticketing_Create'],
  Garage: ['Camipro'],
} as const;

export type Role = keyof typeof roles;

export const openOverview = (role: Role, options: RenderOptions = {}) =>
  renderPortal(OverviewPage, { permissions: ['Portal_Access', ...roles[role]], ...options });

export const settled = () => waitFor(() => expect(screen.queryByText(/^(Loading|Chargement)$/)).toBeNull());
export const sectionTitles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
