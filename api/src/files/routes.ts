import type { ParkServer } from '../server/serve';

export function fileRoutes(app: ParkServer): void {
  void app;
}
