import type { ParkServer } from '../server/serve';

export function directoryRoutes(app: ParkServer): void {
  void app;
}
