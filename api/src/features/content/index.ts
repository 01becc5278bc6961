/** The public interface of this feature. */
export type { FieldFaults } from './check-publication';
export { editingOf, type EditingContext } from './editing';
export {
  commonColumns,
  commonFacts,
  lastChangedFirst,
  positionOf,
  titleContains,
  type ManagedFilter,
} from './managed-list';
export { isInState, isPublic, stateOf, type PublicationFacts } from './publication-state';
export { cleanTexts, editedTexts, joinTexts, languagesOf, splitTexts } from './publication-texts';
export { contentRoutes } from './routes';
export { readSearchedPage } from './searched-page';
export { saveVersion as keepVersion, listVersions, readVersion } from './versions';
