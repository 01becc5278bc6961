import type { ParkServer } from '../server/serve';

export function parkingRoutes(app: ParkServer): void {
  void app;
}
