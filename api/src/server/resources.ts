/** Every resource of the API. A resource is a folder; this is where it is plugged in. */
import { authRoutes } from '../auth/routes';
import { catalogRoutes } from '../catalogs/routes';
import { companyRoutes } from '../companies/routes';
import { directoryRoutes } from '../directory/routes';
import { eventRoutes } from '../events/routes';
import { feedRoutes } from '../feeds/routes';
import { fileRoutes } from '../files/routes';
import { jobRoutes } from '../jobs/routes';
import { newsRoutes } from '../news/routes';
import { parkingRoutes } from '../parking/routes';
import { releaseRoutes } from '../releases/routes';
import { publishingRoutes } from '../publishing/routes';
import { roomRoutes } from '../rooms/routes';
import { searchRoutes } from '../search/routes';
import { spotlightRoutes } from '../spotlight/routes';
import { statisticsRoutes } from '../stats/routes';
import { supplierRoutes } from '../suppliers/routes';
import { userRoutes } from '../users/routes';
import type { ParkServer } from './serve';

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
