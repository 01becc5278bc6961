import type { ParkServer } from '../server/serve';

export function authRoutes(app: ParkServer): void {
  void app;
}
