/** The public interface of this feature. */
export {
  agreementLabels,
  catalogCategory,
  categoryLabels,
  folded,
  foldedAgreement,
  foldedCategory,
} from './company-kinds';
export { catalogRoutes } from './routes';
