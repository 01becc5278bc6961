/** Runs once before the workers start: each of them loads the snapshot that this writes. */
import { ensureSnapshot } from './embedded-snapshot';

export default ensureSnapshot;
