import type { ParkServer } from '../server/serve';

export function searchRoutes(app: ParkServer): void {
  void app;
}
