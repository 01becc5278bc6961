import type { ParkServer } from '../server/serve';

export function newsRoutes(app: ParkServer): void {
  void app;
}
