import type { ParkServer } from '../server/serve';

export function eventRoutes(app: ParkServer): void {
  void app;
}
