/** The public interface of this feature. */
export {
  agreementLabels,
  catalogCategory,
  categoryLabels,
  folded,
  foldedAgreement,
  foldedCategory,
} from './company-kinds';
export { contractLabels, listFixed, roleLabels } from './fixed-catalogs';
export { catalogRoutes } from './routes';
