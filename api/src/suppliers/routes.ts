import type { ParkServer } from '../server/serve';

export function supplierRoutes(app: ParkServer): void {
  void app;
}
