/** Every resource of the API. A resource is a folder; this is where it is plugged in. */
import { authRoutes } from './features/auth/routes';
import { catalogRoutes } from './features/catalogs/routes';
import { companyRoutes } from './features/companies/company-routes';
import { directoryRoutes } from './features/companies/routes';
import { eventRoutes } from './features/events/routes';
import { feedRoutes } from './features/feeds/routes';
import { fileRoutes } from './features/files/routes';
import { jobRoutes } from './features/jobs/routes';
import { newsRoutes } from './features/news/routes';
import { parkingRoutes } from './features/parking/routes';
import { releaseRoutes } from './features/releases/routes';
import { publishingRoutes } from './features/content/routes';
import { roomRoutes } from './features/rooms/routes';
import { searchRoutes } from './features/search/routes';
import { spotlightRoutes } from './features/spotlight/routes';
import { statisticsRoutes } from './features/statistics/routes';
import { supplierRoutes } from './features/suppliers/routes';
import { userRoutes } from './features/users/routes';
import type { ParkServer } from './http/serve';

export const resources: readonly ((app: ParkServer) => void)[] = [
  authRoutes,
  userRoutes,
  companyRoutes,
  catalogRoutes,
  fileRoutes,
  newsRoutes,
  eventRoutes,
  feedRoutes,
  publishingRoutes,
  jobRoutes,
  supplierRoutes,
  searchRoutes,
  spotlightRoutes,
  directoryRoutes,
  roomRoutes,
  parkingRoutes,
  statisticsRoutes,
  releaseRoutes,
];
