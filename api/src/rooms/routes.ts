import type { ParkServer } from '../server/serve';

export function roomRoutes(app: ParkServer): void {
  void app;
}
