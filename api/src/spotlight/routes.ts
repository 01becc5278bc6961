import type { ParkServer } from '../server/serve';

export function spotlightRoutes(app: ParkServer): void {
  void app;
}
