import type { ParkServer } from '../server/serve';

export function catalogRoutes(app: ParkServer): void {
  void app;
}
