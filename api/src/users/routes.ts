import type { ParkServer } from '../server/serve';

export function userRoutes(app: ParkServer): void {
  void app;
}
