import type { ParkServer } from '../server/serve';

export function jobRoutes(app: ParkServer): void {
  void app;
}
