/** What other features, imports and the composition root may use of this one. */
export {
  agreementLabels,
  catalogCategory,
  categoryLabels,
  folded,
  foldedAgreement,
  foldedCategory,
} from './company-kinds';
export { catalogRoutes } from './routes';
