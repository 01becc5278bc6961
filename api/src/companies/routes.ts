import type { ParkServer } from '../server/serve';

export function companyRoutes(app: ParkServer): void {
  void app;
}
